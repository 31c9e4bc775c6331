import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'
import { hasAsset } from './picture.schema.ts'

/** A company's logo, and where it leads. */
export const logo = defineType({
  name: 'logo',
  title: 'Logo',
  type: 'object',
  icon: TagIcon,
  fields: [
    stringField({ name: 'name', title: 'Name', max: 60, description: 'Shown below the logo.' }),
    defineField({
      name: 'picture',
      title: 'Logo',
      type: 'picture',
      description:
        'An SVG or a transparent PNG. It needs no alternative text, since the name is shown below it.',
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
