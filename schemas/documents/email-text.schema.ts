import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { stringField, textField } from '../fields/fields.ts'
import { languageField } from '../fields/language-field.ts'
import { prepareByLanguage } from '../fields/prepare-by-language.ts'

const kinds = [{ value: 'lead-notification', title: 'To the team: a new consultation request' }]

/** The words of a mail that the system sends, in one language. */
export const emailText = defineType({
  name: 'emailText',
  title: 'E-mail text',
  type: 'document',
  icon: EnvelopeIcon,
  fields: [
    languageField,
    defineField({
      name: 'kind',
      title: 'Mail',
      type: 'string',
      options: { list: kinds },
      readOnly: ({ document }) => Boolean(document?._rev),
      validation: (rule) => rule.required(),
    }),
    stringField({
      name: 'subject',
      title: 'Subject',
      max: 90,
      description: 'Words in {braces} are filled in by the mail: keep them as they are.',
    }),
    stringField({ name: 'heading', title: 'Heading', max: 70 }),
    textField({
      name: 'text',
      title: 'Text',
      max: 1200,
      rows: 8,
      optional: true,
      description: 'Above the details. An empty line begins a new paragraph.',
    }),
    textField({ name: 'closing', title: 'Closing', max: 300, rows: 2 }),
  ],
  preview: {
    select: { title: 'subject', subtitle: 'kind', language: 'language' },
    prepare: prepareByLanguage,
  },
})
