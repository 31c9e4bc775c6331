import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    languageField,
    stringField({ name: 'question', title: 'Question', max: 140 }),
    textField({
      name: 'answer',
      title: 'Answer',
      max: 900,
      rows: 5,
      description: 'Leave an empty line between paragraphs.',
    }),
  ],
  preview: previewByLanguage({ title: 'question', subtitle: 'answer' }),
})
