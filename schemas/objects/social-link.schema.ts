import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'

/** A profile of the company on another network. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Profile',
  type: 'object',
  icon: LinkIcon,
  fields: [
    stringField({ name: 'label', title: 'Network name', max: 40 }),
    defineField({
      name: 'url',
      title: 'URL',
      type: 'string',
      placeholder: 'https://…',
      validation: (rule) => [
        rule.required(),
        rule
          .regex(/^https:\/\/[^\s.]+\.\S+$/, { name: 'address' })
          .error('Enter the full URL, starting with https://.'),
      ],
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'url' } },
})
