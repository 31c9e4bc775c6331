import { dialogs, isDialogName } from '@tidewright/contracts/dialogs.ts'
import { routableTypes } from '@tidewright/contracts/public-path.ts'
import { type CustomValidator, defineField, type FileValue, type Reference } from 'sanity'
import { warnOfMissingAnchor } from '../validation/paths/page-anchors.ts'
import { slugPattern } from '../validation/paths/page-slug.ts'
import { pagesOfSameLanguage, warnOfOtherLanguage } from '../validation/same-language.ts'
import { isUnusedLink } from '../validation/unused-link.ts'

const kinds = [
  { value: 'page', title: 'A page of this site' },
  { value: 'anchor', title: 'A section of this page' },
  { value: 'dialog', title: 'A form that opens over the page' },
  { value: 'url', title: 'Another website' },
  { value: 'email', title: 'An email address' },
  { value: 'phone', title: 'A phone number' },
  { value: 'file', title: 'A file to download' },
]

type Parent = { kind?: string; [field: string]: unknown } | undefined

const hiddenUnless =
  (...wanted: string[]) =>
  ({ parent }: { parent?: Parent }) =>
    !wanted.includes(parent?.kind ?? 'page')

/** What can be published in a link; pasted links are held to it too. */
export const linkPatterns = {
  url: /^https:\/\/[^\s.]+\.\S+$/,
  email: /^\S+@\S+\.\S+$/,
  phone: /^\+[\d\s]{6,20}$/,
}

/** Requires the field if the link is used and of this kind, and a value that passes `check`. */
function needed<Value = string>(
  kind: string,
  message: string,
  check: (value: Value) => boolean = () => true,
): CustomValidator<NoInfer<Value> | undefined> {
  return (value, context) => {
    const own = (context.parent as Parent)?.kind ?? 'page' // the parent of a link's field is the link
    if (own !== kind || isUnusedLink(context)) return true
    return value && check(value) ? true : message
  }
}

const figure = /^\{[a-zA-Z0-9]+\}$/

/** The fields of a link: its kind, and one field per kind for where it leads. */
export const linkFields = [
  defineField({
    name: 'kind',
    title: 'Leads to',
    type: 'string',
    options: { list: kinds, whenUnset: 'page' },
  }),
  defineField({
    name: 'target',
    title: 'Page',
    type: 'reference',
    to: routableTypes.map((type) => ({ type })),
    hidden: hiddenUnless('page'),
    options: { filter: pagesOfSameLanguage },
    validation: (rule) => [
      rule.custom(
        needed<Reference>('page', 'Choose the page the link leads to.', ({ _ref }) => Boolean(_ref)),
      ),
      rule.custom(warnOfOtherLanguage).warning(),
    ],
  }),
  defineField({
    name: 'anchor',
    title: 'Section of the page',
    type: 'string',
    description:
      'The anchor of a section, e.g. case-studies. For a page link, leave empty to link to the top.',
    options: { offersAnchors: true },
    hidden: hiddenUnless('page', 'anchor'),
    validation: (rule) => [
      rule.custom(needed('anchor', 'Enter the anchor of a section on this page.')),
      rule.custom(
        (anchor, context) =>
          !anchor ||
          slugPattern.test(anchor) ||
          isUnusedLink(context) ||
          'Use lower-case letters, digits and single hyphens.',
      ),
      rule.custom(warnOfMissingAnchor).warning(),
    ],
  }),
  defineField({
    name: 'dialog',
    title: 'Form',
    type: 'string',
    options: { list: Object.entries(dialogs).map(([value, { title }]) => ({ value, title })) },
    hidden: hiddenUnless('dialog'),
    validation: (rule) => rule.custom(needed('dialog', 'Choose the form that opens.', isDialogName)),
  }),
  defineField({
    name: 'url',
    title: 'URL',
    type: 'string',
    placeholder: 'https://…',
    hidden: hiddenUnless('url'),
    validation: (rule) =>
      rule.custom(
        needed('url', 'Enter the full URL, starting with https://.', (url) => linkPatterns.url.test(url)),
      ),
  }),
  defineField({
    name: 'email',
    title: 'Email address',
    type: 'string',
    description: 'An email address, or a figure from Settings such as {contactEmail}.',
    hidden: hiddenUnless('email'),
    validation: (rule) =>
      rule.custom(
        needed(
          'email',
          'Enter an email address or {contactEmail}.',
          (email) => figure.test(email) || linkPatterns.email.test(email),
        ),
      ),
  }),
  defineField({
    name: 'phone',
    title: 'Phone number',
    type: 'string',
    description: 'With the country code, or {phone} for the number in Settings.',
    hidden: hiddenUnless('phone'),
    validation: (rule) =>
      rule.custom(
        needed(
          'phone',
          'Enter the number with its country code, or {phone}.',
          (phone) => figure.test(phone) || linkPatterns.phone.test(phone),
        ),
      ),
  }),
  defineField({
    name: 'file',
    title: 'File',
    type: 'file',
    hidden: hiddenUnless('file'),
    validation: (rule) =>
      rule.custom(needed<FileValue>('file', 'Choose or upload a file.', ({ asset }) => Boolean(asset))),
  }),
]
