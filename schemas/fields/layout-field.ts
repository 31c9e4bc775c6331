import { defineField } from 'sanity'

type Layout = { value: string; title: string }

/** In which of two ways a section shows its list; the first one is that of a new section unless another is named. */
export function layoutField(list: [Layout, Layout], initialValue = list[0].value) {
  return defineField({
    name: 'layout',
    title: 'Shown',
    type: 'string',
    options: { list, layout: 'radio' },
    initialValue,
  })
}
