import { ImageIcon } from '@sanity/icons/Image'
import { defineField } from 'sanity'
import { objectListField } from '../../fields/fields.ts'
import { hasAsset } from '../../objects/picture.schema.ts'
import { defineSection } from '../define-section.ts'

export const textWithPicture = defineSection({
  name: 'textWithPicture',
  title: 'Text with image',
  icon: ImageIcon,
  description: 'A few paragraphs next to an image, left or right.',
  fields: [
    defineField({ name: 'body', title: 'Text', type: 'richText', validation: (rule) => rule.required() }),
    defineField({
      name: 'picture',
      title: 'Image',
      type: 'picture',
      validation: (rule) =>
        rule.required().custom((value) => hasAsset(value) || 'Choose or upload an image.'),
    }),
    defineField({
      name: 'side',
      title: 'Image position',
      type: 'string',
      options: {
        list: [
          { value: 'right', title: 'On the right' },
          { value: 'left', title: 'On the left' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      description: 'On a phone, the image is below the heading.',
      initialValue: 'right',
      validation: (rule) => rule.required(),
    }),
    objectListField({ name: 'actions', title: 'Buttons', of: 'action', min: 0, max: 2 }),
  ],
})
