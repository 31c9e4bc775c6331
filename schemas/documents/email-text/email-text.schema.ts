import { EnvelopeIcon } from '@sanity/icons/Envelope'
import {
  commonEmailPlaceholders,
  type EmailKind,
  emailPlaceholders,
} from '@tidewright/contracts/email-placeholders.ts'
import { type CustomValidator, defineField, defineType } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { languageField, prepareByLanguage } from '../../fields/language-field.ts'
import { fetchFigureKeys, placeholderUses } from '../../validation/figures/placeholder-exists.ts'

const kinds: { value: EmailKind; title: string }[] = [
  { value: 'lead-notification', title: 'To the team: new consultation request' },
  { value: 'lead-digest', title: 'To the team: the summary of leads on weekday mornings' },
  { value: 'lead-confirmation', title: 'To a visitor: consultation request received' },
  { value: 'newsletter-confirmation', title: 'To a visitor: confirm your newsletter subscription' },
  { value: 'newsletter-welcome', title: 'To a visitor: newsletter subscription confirmed' },
  { value: 'newsletter-issue', title: 'To subscribers: the frame of a newsletter issue' },
  { value: 'newsletter-paused', title: 'To the team: a newsletter has paused itself' },
  { value: 'newsletter-reminder', title: 'To the team: no newsletter is ready' },
  { value: 'newsletter-not-sent', title: 'To the team: the weekly newsletter wasn’t sent' },
  { value: 'playbook', title: 'To a visitor: the requested playbook' },
  { value: 'unsubscribe-notice', title: 'To a visitor: this address was unsubscribed' },
]

/** Requires every `{key}` of an email's texts to be one that the system fills in; otherwise all its readers see the braces. */
export const emailPlaceholdersExist: CustomValidator<Record<string, unknown> | undefined> = async (
  document,
  context,
) => {
  const kind = kinds.find(({ value }) => value === document?.kind)?.value
  const uses = placeholderUses(document)
  if (!kind || uses.length === 0) return true
  const allowed: string[] = [...commonEmailPlaceholders, ...emailPlaceholders[kind]]
  const figures = kind === 'newsletter-issue' ? await fetchFigureKeys(context) : new Set<string>()
  const unknown = uses.filter(({ key }) => !allowed.includes(key) && !figures.has(key))
  const list = [
    ...allowed.map((key) => `{${key}}`),
    ...(kind === 'newsletter-issue' ? ['the figures of the published Settings'] : []),
  ]
  return (
    unknown.length === 0 ||
    unknown.map(({ key, path }) => ({
      path,
      message: `Nothing fills in “{${key}}” in this email. Remove it, or use one of these: ${list.join(', ')}.`,
    }))
  )
}

/** The texts of an email that the system sends, in one language. */
export const emailText = defineType({
  name: 'emailText',
  title: 'Email text',
  type: 'document',
  icon: EnvelopeIcon,
  validation: (rule) => rule.custom(emailPlaceholdersExist),
  fields: [
    languageField,
    defineField({
      name: 'kind',
      title: 'Email',
      type: 'string',
      options: { list: kinds },
      readOnly: ({ document }) => Boolean(document?._rev),
      validation: (rule) => rule.required(),
    }),
    stringField({
      name: 'subject',
      title: 'Subject',
      max: 90,
      description:
        'Keep placeholders in {braces} as they are: the system fills them in. {site} is the company name, {newsletterConfirmDays} the figure from Settings.',
    }),
    stringField({ name: 'heading', title: 'Heading', max: 70 }),
    textField({
      name: 'text',
      title: 'Text',
      max: 1200,
      rows: 8,
      optional: true,
      description: 'Above the details or the button. Leave an empty line between paragraphs.',
    }),
    stringField({
      name: 'action',
      title: 'Button',
      max: 40,
      optional: true,
      description: 'Only for emails with a button.',
    }),
    textField({ name: 'closing', title: 'Closing', max: 300, rows: 2 }),
    textField({
      name: 'reason',
      title: 'Why the recipient gets this email',
      max: 300,
      rows: 2,
      optional: true,
      description: 'In small print at the end of the email.',
    }),
    stringField({
      name: 'unsubscribe',
      title: 'Label of the unsubscribe link',
      max: 60,
      optional: true,
      description: 'For emails to visitors. Leave empty for no unsubscribe link.',
    }),
    stringField({
      name: 'chooseLanguage',
      title: 'Label of the link to choose a language',
      max: 60,
      optional: true,
      description: 'Only for newsletter issues. Leave empty for no link.',
    }),
  ],
  preview: {
    select: { title: 'subject', subtitle: 'kind', language: 'language' },
    // Subjects are texts with placeholders; the list names each email as its form does.
    prepare: ({ subtitle, ...selected }) =>
      prepareByLanguage({
        ...selected,
        subtitle: kinds.find(({ value }) => value === subtitle)?.title ?? subtitle,
      }),
  },
})
