import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { type CustomValidator, defineArrayMember, defineField, defineType, getPublishedId } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { languageField, prepareByLanguage } from '../../fields/language-field.ts'

const kinds = [
  { value: 'internal-comms', title: 'Team updates' },
  { value: 'meeting-workflow', title: 'Meetings' },
  { value: 'sales-automation', title: 'Sales' },
  { value: 'content-engine', title: 'Content' },
  { value: 'recruitment', title: 'Recruitment' },
]

/** A weekly playbook, protected by an access code and sent by email. */
export const playbook = defineType({
  name: 'playbook',
  title: 'Weekly playbook',
  type: 'document',
  icon: BookmarkIcon,
  fields: [
    languageField,
    defineField({
      name: 'week',
      title: 'Week',
      type: 'number',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => [rule.required().integer().min(1).max(5), rule.custom(oneWith('week'))],
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      description: 'The kind decides which email a request gets.',
      options: { list: kinds },
      validation: (rule) => [rule.required(), rule.custom(oneWith('kind'))],
    }),
    stringField({ name: 'tab', title: 'Tab label', max: 40 }),
    stringField({ name: 'title', title: 'Title', max: 90 }),
    textField({ name: 'hook', title: 'Hook', max: 240 }),
    textField({ name: 'pain', title: 'Problem', max: 500, rows: 4 }),
    textField({ name: 'solution', title: 'Solution', max: 600, rows: 4 }),
    defineField({
      name: 'features',
      title: 'Three features',
      type: 'array',
      of: [defineArrayMember({ type: 'point' })],
      validation: (rule) => rule.required().length(3),
    }),
    defineField({
      name: 'testimonials',
      title: 'Three testimonials',
      type: 'array',
      of: [defineArrayMember({ type: 'shortTestimonial' })],
      validation: (rule) => rule.required().length(3),
    }),
  ],
  orderings: [{ name: 'week', title: 'Week', by: [{ field: 'week', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', week: 'week', language: 'language' },
    prepare: ({ title, week, language }) =>
      prepareByLanguage({ title, subtitle: week ? `Week ${week}` : undefined, language }),
  },
})

/** Allows one playbook per language with a value: requests find it by its kind, the page by its week. */
export function oneWith(field: 'week' | 'kind'): CustomValidator<number | string | undefined> {
  return async (value, { document, getClient }) => {
    if (!value || !document) return true
    const id = getPublishedId(document._id)
    const other = await getClient({ apiVersion }).fetch<string | null>(
      `*[_type == "playbook" && language == $language && ${field} == $value && !(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)][0].title`,
      { language: document.language ?? null, value, id },
      { perspective: 'raw', tag: `one-playbook-a-${field}` },
    )
    return other ? `Another playbook in this language already has this ${field}: “${other}”.` : true
  }
}
