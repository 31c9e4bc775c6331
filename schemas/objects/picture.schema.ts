import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'

/** An image with the text that stands in for it, or the explicit statement that it is decoration. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'string',
      description: 'What the picture shows, for people who do not see it. One sentence.',
      hidden: ({ parent }) => parent?.decorative === true,
      validation: (rule) => [
        rule.custom((alt, context) => {
          if (!hasAsset(context.parent) || isDecorative(context.parent) || alt?.trim()) return true
          return 'Describe the picture, or mark it as decorative.'
        }),
        rule.max(200).warning('Over 200 characters: say it in one sentence.'),
      ],
    }),
    defineField({
      name: 'decorative',
      title: 'Decorative',
      type: 'boolean',
      description: 'The picture adds nothing that the text does not say; screen readers pass over it.',
      initialValue: false,
    }),
  ],
})

/** True when a picture field holds an image, not only a text. */
export function hasAsset(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'asset' in value && Boolean(value.asset)
}

function isDecorative(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'decorative' in value && value.decorative === true
}
