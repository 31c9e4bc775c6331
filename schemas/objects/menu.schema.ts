import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { LinkIcon } from '@sanity/icons/Link'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineField, defineType } from 'sanity'
import { objectListField, stringField } from '../fields/fields.ts'

/** A line of a menu: its words, an optional explanation, where it leads. */
export const menuLink = defineType({
  name: 'menuLink',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    stringField({ name: 'label', title: 'Label', max: 40 }),
    stringField({
      name: 'description',
      title: 'Explanation',
      max: 90,
      optional: true,
      description: 'Shown in a menu that opens, under the label.',
    }),
    defineField({ name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required() }),
  ],
  preview: { select: { title: 'label', subtitle: 'description' } },
})

/** A menu that opens in the header. */
export const menu = defineType({
  name: 'menu',
  title: 'Menu that opens',
  type: 'object',
  icon: ChevronDownIcon,
  fields: [
    stringField({ name: 'label', title: 'Label', max: 30 }),
    objectListField({ name: 'links', title: 'Links', of: 'menuLink', min: 2, max: 8 }),
    defineField({
      name: 'overview',
      title: 'Page of all of it',
      type: 'menuLink',
      description: 'Stands under the links: “All services”. Empty when no page shows them together.',
    }),
  ],
  preview: { select: { title: 'label' } },
})

/** A column of the footer. */
export const footerColumn = defineType({
  name: 'footerColumn',
  title: 'Column',
  type: 'object',
  icon: ThListIcon,
  fields: [
    stringField({ name: 'title', title: 'Title', max: 30 }),
    objectListField({ name: 'links', title: 'Links', of: 'menuLink', min: 1, max: 10 }),
  ],
  preview: { select: { title: 'title' } },
})
