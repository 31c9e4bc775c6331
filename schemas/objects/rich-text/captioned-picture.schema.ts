import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { stringField } from '../../fields/fields.ts'
import { hasAsset } from '../picture.schema.ts'

/** An image in a text, with its caption. */
export const captionedPicture = defineType({
  name: 'captionedPicture',
  title: 'Image',
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'picture',
      title: 'Image',
      type: 'picture',
      validation: (rule) =>
        rule.required().custom((value) => hasAsset(value) || 'Choose or upload an image.'),
    }),
    stringField({
      name: 'caption',
      title: 'Caption',
      max: 200,
      optional: true,
      description: 'Optional. Shown below the image. Say more than the image shows.',
    }),
  ],
  preview: {
    select: { title: 'caption', alt: 'picture.alt', media: 'picture' },
    prepare: ({ title, alt, media }) => ({ title: title || alt || 'Image', media }),
  },
})
