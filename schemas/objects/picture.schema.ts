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
          const { decorative } = Object(context.parent)
          if (!hasAsset(context.parent) || decorative === true || alt?.trim()) return true
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
  return Boolean(Object(value).asset)
}

/** What to change about an image so that networks show it with a shared link; null if it's fine. */
export function shareProblem(value: unknown): { blocks: boolean; message: string } | null {
  const [, width, kind] = /-(\d+)x\d+-(\w+)$/.exec(String(Object(Object(value).asset)._ref ?? '')) ?? []
  if (kind === 'svg')
    return { blocks: true, message: 'Use a photo or a PNG: networks don’t show drawings (SVG).' }
  if (Number(width) < 1200)
    return { blocks: false, message: 'Less than 1200 pixels wide: networks show it small or blurred.' }
  return null
}
