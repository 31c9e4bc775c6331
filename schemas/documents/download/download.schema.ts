import { BookIcon } from '@sanity/icons/Book'
import { DownloadIcon } from '@sanity/icons/Download'
import { PlayIcon } from '@sanity/icons/Play'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { type ConditionalPropertyCallback, type CustomValidator, defineField, defineType } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { languageField } from '../../fields/language-field.ts'
import { prepareByLanguage } from '../../fields/prepare-by-language.ts'
import { placeholderUses } from '../../validation/figures/placeholder-exists.ts'

/** What is the same in every language is edited in the English document. */
const hiddenInTranslations: ConditionalPropertyCallback = ({ document }) =>
  document?.language !== defaultLocale

/** The database, which the site reads these texts from, doesn't know the figures in Settings. */
const withoutFigures: CustomValidator<Record<string, unknown> | undefined> = (document) => {
  const uses = placeholderUses(document)
  return (
    uses.length === 0 ||
    uses.map(({ path, key }) => ({
      path,
      message: `“{${key}}” isn’t replaced here: write the figure itself.`,
    }))
  )
}

const description = textField({ name: 'description', title: 'Description', max: 300 })

const fileFields = [
  defineField({
    name: 'file',
    title: 'File',
    type: 'file',
    description:
      'Without a file, visitors read that it isn’t available yet. Languages without a file of their own get the English one.',
  }),
  defineField({
    name: 'shippedFile',
    title: 'File that came with the site',
    type: 'string',
    readOnly: true,
    hidden: ({ value }) => !value,
    description: 'Visitors get this file unless you upload one above.',
  }),
]

const position = defineField({
  name: 'position',
  title: 'Position in the list',
  type: 'number',
  hidden: hiddenInTranslations,
  description: 'The lowest number comes first. Without a number: at the end, the oldest first.',
  validation: (rule) => rule.integer().min(1).max(999),
})

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
    }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'type', language: 'language' },
    prepare: prepareByLanguage,
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
  preview: { select: { title: 'title', language: 'language' }, prepare: prepareByLanguage },
})

/** An announced webinar, in one language. */
export const webinar = defineType({
  name: 'webinar',
  title: 'Webinar',
  type: 'document',
  validation: (rule) => rule.custom(withoutFigures),
  icon: PlayIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Title', max: 90 }),
    description,
    defineField({
      name: 'minutes',
      title: 'Length in minutes',
      type: 'number',
      hidden: hiddenInTranslations,
      validation: (rule) => rule.required().integer().min(1).max(600),
    }),
    position,
  ],
  preview: { select: { title: 'title', language: 'language' }, prepare: prepareByLanguage },
})

function titled(value: string) {
  return { value, title: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }
}
