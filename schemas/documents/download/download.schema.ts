import { BookIcon } from '@sanity/icons/Book'
import { DownloadIcon } from '@sanity/icons/Download'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import {
  type ConditionalPropertyCallback,
  type CustomValidator,
  defineField,
  defineType,
  getPublishedId,
} from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { languageField, prepareByLanguage, previewByLanguage } from '../../fields/language-field.ts'
import { placeholderUses } from '../../validation/figures/placeholder-exists.ts'

/** What is the same in every language is edited in the English document. */
export const hiddenInTranslations: ConditionalPropertyCallback = ({ document }) =>
  document?.language !== defaultLocale

/** The database, which the site reads these texts from, doesn't know the figures in Settings. */
export const withoutFigures: CustomValidator<Record<string, unknown> | undefined> = (document) => {
  const uses = placeholderUses(document)
  return (
    uses.length === 0 ||
    uses.map(({ path, key }) => ({
      path,
      message: `“{${key}}” isn’t replaced here: write the figure itself.`,
    }))
  )
}

const oneStarterGuide: CustomValidator<boolean | undefined> = async (
  isStarterGuide,
  { document, getClient },
) => {
  if (!isStarterGuide || document?.language !== defaultLocale) return true
  const id = getPublishedId(document._id)
  const other = await getClient({ apiVersion }).fetch<string | null>(
    `*[_type == "download" && language == $language && isStarterGuide == true && !(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)][0].title`,
    { language: defaultLocale, id },
    { perspective: 'raw', tag: 'one-starter-guide' },
  )
  return other ? `The starter guide is “${other}”. Switch it off there first.` : true
}

export const description = textField({ name: 'description', title: 'Description', max: 300 })

const fileFields = [
  defineField({
    name: 'file',
    title: 'File',
    type: 'file',
    description:
      'Each language has its own file; one without offers the English file. If that is missing too, visitors read that it isn’t available yet.',
  }),
  defineField({
    name: 'shippedFile',
    title: 'File that came with the site',
    type: 'string',
    hidden: ({ value }) => !value,
    description: 'Visitors get this file unless you upload one above. Empty the field to withdraw it.',
    validation: (rule) =>
      rule
        .regex(/^\/downloads\/[a-z0-9/-]+\.(?:pdf|xlsx)$/, { name: 'path' })
        .error('Leave the path as it was, or empty the field.'),
  }),
]

export const position = defineField({
  name: 'position',
  title: 'Position in the list',
  type: 'number',
  hidden: hiddenInTranslations,
  description: 'The lowest number comes first. Without a number: at the end, the oldest first.',
  validation: (rule) => rule.integer().min(1).max(999),
})

export const orderings = [
  { title: 'Position in the list', name: 'position', by: [{ field: 'position', direction: 'asc' as const }] },
]

/** A tool or template in the list of downloads, in one language. */
export const download = defineType({
  name: 'download',
  title: 'Tool or template',
  type: 'document',
  validation: (rule) => rule.custom(withoutFigures),
  icon: DownloadIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Title', max: 90 }),
    description,
    ...fileFields,
    defineField({
      name: 'type',
      title: 'Type',
      type: 'string',
      hidden: hiddenInTranslations,
      description: 'Shown below the title, in the visitor’s language.',
      options: { list: ['guide', 'Excel Template', 'template', 'checklist'].map(titled), layout: 'radio' },
      initialValue: 'guide',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'string',
      hidden: hiddenInTranslations,
      options: {
        list: [
          { value: 'FileText', title: 'Document' },
          { value: 'BookOpen', title: 'Book' },
          { value: 'Calculator', title: 'Calculator' },
          { value: 'Video', title: 'Video' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'FileText',
      validation: (rule) => rule.required(),
    }),
    position,
    defineField({
      name: 'isStarterGuide',
      title: 'This is the starter guide',
      type: 'boolean',
      hidden: hiddenInTranslations,
      description: 'On for one document: visitors who ask for the starter guide get its file.',
      validation: (rule) => rule.custom(oneStarterGuide),
    }),
  ],
  orderings,
  preview: {
    select: { title: 'title', subtitle: 'type', language: 'language' },
    prepare: ({ subtitle, ...selected }) =>
      prepareByLanguage({
        ...selected,
        subtitle: typeof subtitle === 'string' ? titled(subtitle).title : subtitle,
      }),
  },
})

/** A guide for an industry, in one language. */
export const industryGuide = defineType({
  name: 'industryGuide',
  title: 'Industry guide',
  type: 'document',
  validation: (rule) => rule.custom(withoutFigures),
  icon: BookIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Industry', max: 90 }),
    description,
    ...fileFields,
    position,
  ],
  orderings,
  preview: previewByLanguage({ title: 'title' }),
})

function titled(value: string) {
  return { value, title: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }
}
