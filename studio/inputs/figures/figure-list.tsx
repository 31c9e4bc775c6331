import { Box, TextInput } from '@sanity/ui'
import { useState } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { withoutDragging } from '../ordered-list.tsx'
import { matchesSearch } from './figures.ts'

/** The list of figures in the settings, with a search box. */
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
          placeholder="Search by title, key or value"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </Box>
      {props.renderDefault({
        ...props,
        members,
        // Dragging makes no sense in a filtered list.
        schemaType: search ? withoutDragging(props.schemaType) : props.schemaType,
      })}
    </div>
  )
}
