import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { type CustomValidator, defineField, defineType } from 'sanity'
import { breadcrumbField } from '../../fields/breadcrumb-field.ts'
import { languageField } from '../../fields/language-field.ts'
import { referenceField } from '../../fields/reference-field.ts'
import { slugField } from '../../fields/slug-field.ts'
import { hasAsset } from '../../objects/picture.schema.ts'

/** Warns of a future date, since publishing doesn't wait for it. A date is `2026-05-03`. */
export const warnOfFutureDate: CustomValidator<string | undefined> = (date) =>
  !date || date <= new Date().toISOString().slice(0, 10)
    ? true
    : 'This date is in the future, but publishing doesn’t wait for it: visitors see the article immediately, with this date.'

/** An article of the insights section. Each language has its own document. */
export const insight = defineType({
  name: 'insight',
  title: 'Insight',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'article', title: 'Article', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    languageField,
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'article',
      options: { counter: 70 },
      validation: (rule) => [
        rule.required().max(110),
        rule.max(70).warning('Over 70 characters: it will wrap to several lines on a phone.'),
      ],
    }),
    slugField({ description: 'The last part of the page’s URL: /insights/…', group: 'article' }),
    breadcrumbField('article'),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      group: 'article',
      description: 'One or two sentences, shown in lists and below the title.',
      options: { counter: 240 },
      validation: (rule) => rule.required().min(40).max(240),
    }),
    referenceField({
      name: 'category',
      title: 'Category',
      to: 'category',
      group: 'article',
      description: 'Visitors find the article on the page of its category.',
    }),
    defineField({
      name: 'type',
      title: 'Kind of article',
      type: 'string',
      group: 'article',
      readOnly: true,
      deprecated: {
        reason: 'Choose the category that replaces this kind. Visitors see the kind until then.',
      },
      hidden: ({ document }) => !document?.type || Boolean(document.category),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      type: 'date',
      group: 'article',
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => [rule.required(), rule.custom(warnOfFutureDate).warning()],
    }),
    referenceField({
      name: 'author',
      title: 'Author',
      to: 'teamMember',
      group: 'article',
      optional: true,
      description: 'Optional. Shown below the summary with portrait and position.',
    }),
    defineField({
      name: 'picture',
      title: 'Image',
      type: 'picture',
      group: 'article',
      validation: (rule) =>
        rule.required().custom((value) => hasAsset(value) || 'Choose or upload an image.'),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      group: 'article',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'hideOffer',
      title: 'No offer in the text',
      type: 'boolean',
      group: 'article',
      description:
        'Articles of more than five minutes offer the starter guide at about two thirds. Turn this on where that would be out of place, in each language of the article.',
      initialValue: false,
    }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'search' }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', category: 'category.title', language: 'language', media: 'picture' },
    prepare: ({ title, category, language, media }) => ({
      title,
      subtitle: [category, language].filter(Boolean).join(' · '),
      media,
    }),
  },
})
