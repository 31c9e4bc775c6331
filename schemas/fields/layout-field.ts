import { defineField } from 'sanity'

type Layout = { value: string; title: string }

/** Two ways to show the list of a section. A new section gets the first one unless `initialValue` is given. */
export function layoutField(list: [Layout, Layout], initialValue = list[0].value) {
  return defineField({
    name: 'layout',
    title: 'Layout',
    type: 'string',
    options: { list, layout: 'radio' },
    initialValue,
  })
}
