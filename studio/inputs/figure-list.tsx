import { useState } from 'react'
import type { ArrayOfObjectsInputProps, ArraySchemaType } from 'sanity'
import { matchesSearch } from './figures.ts'

/** The figures of the settings, of which there are many: a box above the list finds one by what it says, its key or its value. */
export function FigureList(props: ArrayOfObjectsInputProps) {
  const [wanted, setWanted] = useState('')
  const found = wanted.trim()
    ? props.members.filter((member) => member.kind !== 'item' || matchesSearch(member.item.value, wanted))
    : props.members
  return (
    <div>
      <input
        type="search"
        aria-label="Find a figure"
        placeholder="Find a figure by what it says, its key or its value"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        style={searchBox}
      />
      {props.renderDefault({
        ...props,
        members: found,
        // Among some of the figures a place to drag one to means nothing.
        schemaType: wanted ? fixed(props.schemaType) : props.schemaType,
      })}
    </div>
  )
}

function fixed(schemaType: ArraySchemaType): ArraySchemaType {
  return { ...schemaType, options: { ...schemaType.options, sortable: false } }
}

const searchBox = {
  width: '100%',
  boxSizing: 'border-box',
  marginBottom: 8,
  padding: '9px 12px',
  font: 'inherit',
  color: 'inherit',
  background: 'var(--card-bg-color)',
  border: '1px solid var(--card-border-color)',
  borderRadius: 3,
} as const
