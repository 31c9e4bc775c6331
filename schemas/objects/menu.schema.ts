import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { LinkIcon } from '@sanity/icons/Link'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineField, defineType } from 'sanity'
import { objectListField, stringField } from '../fields/fields.ts'
import { isUnusedButton } from '../validation/unused-link.ts'

/** A menu item: its label, an optional description, and its link. */
export const menuLink = defineType({
  name: 'menuLink',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    stringField({ name: 'label', title: 'Label', max: 40, optional: isUnusedButton }),
    stringField({
      name: 'description',
      title: 'Description',
      max: 90,
      optional: true,
      description: 'Shown below the label in a drop-down menu.',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      validation: (rule, context) => (isUnusedButton(context?.parent) ? rule : rule.required()),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'description' } },
})

/** A drop-down menu in the header. */
export const menu = defineType({
  name: 'menu',
  title: 'Drop-down menu',
  type: 'object',
  icon: ChevronDownIcon,
  fields: [
    stringField({ name: 'label', title: 'Label', max: 30 }),
    objectListField({ name: 'links', title: 'Links', of: 'menuLink', min: 2, max: 8 }),
    defineField({
      name: 'overview',
      title: 'Overview page',
      type: 'menuLink',
      description:
        'Shown below the links, e.g. “All services”. Leave empty if there is no page with all of them.',
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
