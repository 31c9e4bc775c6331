import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'
import { hasAsset } from './picture.schema.ts'

/** The sign of a firm, and where it leads. */
export const logo = defineType({
  name: 'logo',
  title: 'Logo',
  type: 'object',
  icon: TagIcon,
  fields: [
    stringField({ name: 'name', title: 'Name', max: 60, description: 'Stands under the logo.' }),
    defineField({
      name: 'picture',
      title: 'Logo',
      type: 'picture',
      description: 'A drawing (SVG) or a transparent PNG; the name stands beneath, so it is decorative.',
      initialValue: { decorative: true },
      validation: (rule) => rule.required().custom((value) => hasAsset(value) || 'Choose or upload a logo.'),
    }),
    defineField({
      name: 'link',
      title: 'Leads to',
      type: 'link',
      description: 'Optional.',
    }),
  ],
  preview: { select: { title: 'name', media: 'picture' } },
})
