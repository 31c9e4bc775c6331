import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import { objectListField, stringField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'

/** The starter guide as shown in its dialog, in one language. */
export const starterGuide = defineType({
  name: 'starterGuide',
  title: 'Starter guide',
  type: 'document',
  icon: BookIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Title', max: 70 }),
    textField({ name: 'lead', title: 'Introduction', max: 320 }),
    objectListField({
      name: 'chapters',
      title: 'Chapters',
      of: 'point',
      min: 8,
      max: 8,
      description:
        'The dialog lists the titles. Titles and texts also become the text that visitors get if the file is missing. The file is in Downloads → Tools and templates.',
    }),
  ],
  preview: previewByLanguage({ title: 'title' }),
})
