import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'

/** An image with its alternative text, or marked as decorative. */
export const picture = defineType({
  name: 'picture',
  title: 'Image',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'string',
      description: 'What the image shows, for people who can’t see it. One sentence.',
      options: { counter: 200 },
      hidden: ({ parent }) => parent?.decorative === true,
      validation: (rule) => [
        rule.custom((alt, context) => {
          if (!hasAsset(context.parent) || isDecorative(context.parent) || alt?.trim()) return true
          return 'Describe the image, or mark it as decorative.'
        }),
        rule.max(200).warning('Over 200 characters: use one sentence.'),
      ],
    }),
    defineField({
      name: 'decorative',
      title: 'Decorative',
      type: 'boolean',
      description: 'The image adds nothing to the text; screen readers skip it.',
      initialValue: false,
    }),
  ],
})

/** True if an image field has an image, not only a text. */
export function hasAsset(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'asset' in value && Boolean(value.asset)
}

function isDecorative(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'decorative' in value && value.decorative === true
}
