import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'
import { hasAsset } from './picture.schema.ts'

/** A picture in a text, with what is said about it. */
export const captionedPicture = defineType({
  name: 'captionedPicture',
  title: 'Picture',
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      validation: (rule) =>
        rule.required().custom((value) => hasAsset(value) || 'Choose or upload a picture.'),
    }),
    stringField({
      name: 'caption',
      title: 'Caption',
      max: 200,
      optional: true,
      description: 'Optional: stands under the picture. It says more than the picture shows.',
    }),
  ],
  preview: {
    select: { title: 'caption', alt: 'picture.alt', media: 'picture' },
    prepare: ({ title, alt, media }) => ({ title: title || alt || 'Picture', media }),
  },
})
