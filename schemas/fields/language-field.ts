import { defineField } from 'sanity'

/** The document's locale id. The Studio sets it. */
export const languageField = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  readOnly: true,
  hidden: true,
  validation: (rule) => rule.required(),
})

type Selected = { title?: unknown; subtitle?: unknown; language?: unknown; media?: unknown }

/** Preview lines of a document that are written from what it selects. */
export function prepareByLanguage({ title, subtitle, language, media }: Selected) {
  return {
    title: typeof title === 'string' && title ? title : 'Untitled',
    subtitle: [subtitle, language].filter(Boolean).join(' · '),
    media: media as never, // an image as stored; the Studio's types for it are not exported
  }
}

/** The preview of a document, from the paths of what it shows; the second line ends with its language. */
export function previewByLanguage<Paths extends { title: string; subtitle?: string; media?: string }>(
  paths: Paths,
) {
  return { select: { ...paths, language: 'language' }, prepare: prepareByLanguage }
}
