import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { prepareByLanguage } from '../objects/by-language.ts'
import { lineField, textField } from '../objects/fields.ts'
import { languageField } from '../objects/language.schema.ts'

/** A question that visitors ask, and its answer. */
export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    languageField,
    lineField({ name: 'question', title: 'Question', max: 140 }),
    textField({
      name: 'answer',
      title: 'Answer',
      max: 900,
      rows: 5,
      description: 'An empty line begins a new paragraph.',
    }),
  ],
  preview: {
    select: { title: 'question', subtitle: 'answer', language: 'language' },
    prepare: prepareByLanguage,
  },
})
