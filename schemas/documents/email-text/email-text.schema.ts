import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { languageField } from '../../fields/language-field.ts'
import { prepareByLanguage } from '../../fields/prepare-by-language.ts'

const kinds = [
  { value: 'lead-notification', title: 'To the team: a new consultation request' },
  { value: 'lead-confirmation', title: 'To a visitor: we have your request' },
  { value: 'newsletter-confirmation', title: 'To a visitor: please confirm the newsletter' },
  { value: 'newsletter-welcome', title: 'To a visitor: the newsletter is confirmed' },
  { value: 'playbook', title: 'To a visitor: the playbook that was asked for' },
]

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
      description: 'Words in {braces} are filled in by the mail: keep them as they are. {site} is the firm.',
    }),
    stringField({ name: 'heading', title: 'Heading', max: 70 }),
    textField({
      name: 'text',
      title: 'Text',
      max: 1200,
      rows: 8,
      optional: true,
      description: 'Above the details or the button. An empty line begins a new paragraph.',
    }),
    stringField({
      name: 'action',
      title: 'Button',
      max: 40,
      optional: true,
      description: 'Only in mails that lead somewhere.',
    }),
    textField({ name: 'closing', title: 'Closing', max: 300, rows: 2 }),
    textField({
      name: 'reason',
      title: 'Why somebody gets this mail',
      max: 300,
      rows: 2,
      optional: true,
      description: 'In small print under the mail.',
    }),
    stringField({
      name: 'unsubscribe',
      title: 'Label of the unsubscribe link',
      max: 60,
      optional: true,
      description: 'In mails to visitors; without it there is no link.',
    }),
  ],
  preview: {
    select: { title: 'subject', subtitle: 'kind', language: 'language' },
    prepare: prepareByLanguage,
  },
})
