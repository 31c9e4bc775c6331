import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { breadcrumbField } from '../../fields/breadcrumb-field.ts'
import { textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { slugField } from '../../fields/slug-field.ts'
import { checkIssueSlug } from '../../validation/paths/page-slug.ts'

/**
 * An issue of the newsletter in one language: a page of the archive, and the email that the Newsletter tool sends.
 * Publishing puts it on the site and sends nothing.
 */
export const newsletterIssue = defineType({
  name: 'newsletterIssue',
  title: 'Newsletter issue',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    { name: 'issue', title: 'Issue', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    languageField,
    defineField({
      name: 'title',
      title: 'Subject',
      type: 'string',
      group: 'issue',
      description: 'The subject of the email and the heading of the page.',
      options: { counter: 60 },
      validation: (rule) => [
        rule.required().max(90),
        rule.max(60).warning('Over 60 characters: many phones cut it off in the inbox.'),
      ],
    }),
    slugField({
      description: 'The last part of the page’s URL: /newsletter/…',
      group: 'issue',
      check: checkIssueSlug,
    }),
    breadcrumbField('issue'),
    textField({
      name: 'summary',
      title: 'Preview line',
      max: 140,
      rows: 2,
      group: 'issue',
      description: 'Shown after the subject in the inbox, and below the heading on the page.',
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      type: 'date',
      group: 'issue',
      description: 'Orders the archive. The Newsletter tool decides when the email is sent.',
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'blocks',
      title: 'Content',
      type: 'array',
      group: 'issue',
      of: [
        defineArrayMember({ type: 'issueText' }),
        defineArrayMember({ type: 'issueArticles' }),
        defineArrayMember({ type: 'issuePlaybook' }),
        defineArrayMember({ type: 'issueCaseStudy' }),
        defineArrayMember({ type: 'issueFigure' }),
        defineArrayMember({ type: 'action' }),
        defineArrayMember({ type: 'captionedPicture' }),
      ],
      validation: (rule) => rule.required().min(1).max(20),
    }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'search' }),
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] }],
  preview: previewByLanguage({ title: 'title', subtitle: 'publishedAt' }),
})
