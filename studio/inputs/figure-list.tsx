import { Box, TextInput } from '@sanity/ui'
import { useState } from 'react'
import type { ArrayOfObjectsInputProps, ArraySchemaType } from 'sanity'
import { matchesSearch } from './figures.ts'

/** The figures of the settings, of which there are many: a box above the list finds one by what it says, its key or its value. */
export function FigureList(props: ArrayOfObjectsInputProps) {
  const [search, setSearch] = useState('')
  const members = search.trim()
    ? props.members.filter((member) => member.kind !== 'item' || matchesSearch(member.item.value, search))
    : props.members
  return (
    <div>
      <Box paddingBottom={2}>
        <TextInput
          type="search"
          aria-label="Find a figure"
          placeholder="Find a figure by what it says, its key or its value"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </Box>
      {props.renderDefault({
        ...props,
        members,
        // Among some of the figures a place to drag one to means nothing.
        schemaType: search ? fixed(props.schemaType) : props.schemaType,
      })}
    </div>
  )
}

function fixed(schemaType: ArraySchemaType): ArraySchemaType {
  return { ...schemaType, options: { ...schemaType.options, sortable: false } }
}
