import { defineField } from 'sanity'
import { dialogs, isDialogName } from '../dialogs.ts'
import { routableTypes } from '../public-path.ts'
import { warnOfMissingAnchor } from '../validation/paths/page-anchors.ts'
import { slugPattern } from '../validation/paths/page-slug.ts'
import { ofSameLanguage, warnOfOtherLanguage } from '../validation/same-language.ts'

const kinds = [
  { value: 'page', title: 'A page of this site' },
  { value: 'anchor', title: 'A place on the same page' },
  { value: 'dialog', title: 'A form that opens over the page' },
  { value: 'url', title: 'Another website' },
  { value: 'email', title: 'Write an e-mail' },
  { value: 'phone', title: 'Call a number' },
  { value: 'file', title: 'A file to download' },
]

type Parent = { kind?: string; [field: string]: unknown } | undefined

const hiddenUnless =
  (...wanted: string[]) =>
  ({ parent }: { parent?: Parent }) =>
    !wanted.includes(parent?.kind ?? 'page')

/** Required when the link is of the kind; a value that is there must pass `check`. */
function needed(kind: string, message: string, check: (value: string) => boolean = () => true) {
  return (value: string | undefined, { parent }: { parent?: unknown }) => {
    const own = (parent as Parent)?.kind ?? 'page' // the parent of a link's field is the link
    if (own !== kind) return true
    return value && check(value) ? true : message
  }
}

const figure = /^\{[a-zA-Z0-9]+\}$/

/** The fields of a link: where it goes, as a choice of kinds, each with the one field that it needs. */
export const linkFields = [
  defineField({
    name: 'kind',
    title: 'Goes to',
    type: 'string',
    options: { list: kinds },
    initialValue: 'page',
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'target',
    title: 'Page',
    type: 'reference',
    to: routableTypes.map((type) => ({ type })),
    hidden: hiddenUnless('page'),
    options: { filter: ofSameLanguage },
    validation: (rule) => [
      rule.custom((target, { parent }) => {
        const kind = (parent as Parent)?.kind ?? 'page' // the parent of a link's field is the link
        return kind !== 'page' || target?._ref ? true : 'Choose the page that the link leads to.'
      }),
      rule.custom(warnOfOtherLanguage).warning(),
    ],
  }),
  defineField({
    name: 'anchor',
    title: 'Place on the page',
    type: 'string',
    description: 'The anchor of a section, for example case-studies. Empty on a page link: its top.',
    options: { offersAnchors: true },
    hidden: hiddenUnless('page', 'anchor'),
    validation: (rule) => [
      rule.custom(needed('anchor', 'Write the anchor of a section on this page.')),
      rule.regex(slugPattern, { name: 'anchor' }).error('Lower-case letters, digits and single hyphens.'),
      rule.custom(warnOfMissingAnchor).warning(),
    ],
  }),
  defineField({
    name: 'dialog',
    title: 'Form',
    type: 'string',
    description: 'Without JavaScript the link leads to the page that has the same form.',
    options: { list: Object.entries(dialogs).map(([value, { title }]) => ({ value, title })) },
    hidden: hiddenUnless('dialog'),
    validation: (rule) => rule.custom(needed('dialog', 'Choose the form that opens.', isDialogName)),
  }),
  defineField({
    name: 'url',
    title: 'Web address',
    type: 'string',
    placeholder: 'https://…',
    hidden: hiddenUnless('url'),
    validation: (rule) =>
      rule.custom(
        needed('url', 'Paste the whole address, starting with https://.', (url) =>
          /^https:\/\/[^\s.]+\.\S+$/.test(url),
        ),
      ),
  }),
  defineField({
    name: 'email',
    title: 'E-mail address',
    type: 'string',
    description: 'An address, or a figure of Settings such as {contactEmail}.',
    hidden: hiddenUnless('email'),
    validation: (rule) =>
      rule.custom(
        needed(
          'email',
          'Write an e-mail address or {contactEmail}.',
          (email) => figure.test(email) || /^\S+@\S+\.\S+$/.test(email),
        ),
      ),
  }),
  defineField({
    name: 'phone',
    title: 'Phone number',
    type: 'string',
    description: 'With the country code, or {phone} for the number of Settings.',
    hidden: hiddenUnless('phone'),
    validation: (rule) =>
      rule.custom(
        needed(
          'phone',
          'Write the number with its country code, or {phone}.',
          (phone) => figure.test(phone) || /^\+[\d\s]{6,20}$/.test(phone),
        ),
      ),
  }),
  defineField({
    name: 'file',
    title: 'File',
    type: 'file',
    hidden: hiddenUnless('file'),
    validation: (rule) =>
      rule.custom((file, { parent }) => {
        const kind = (parent as Parent)?.kind ?? 'page' // the parent of a link's field is the link
        return kind !== 'file' || file?.asset ? true : 'Choose or upload the file.'
      }),
  }),
]
