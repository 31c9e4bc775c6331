import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineField, defineType } from 'sanity'
import { breadcrumbField } from '../../fields/breadcrumb-field.ts'
import { stringField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { slugField } from '../../fields/slug-field.ts'
import { distinctAnchors } from '../../validation/anchors.ts'
import { noHero } from '../../validation/one-heading.ts'
import { checkPageSlug } from '../../validation/paths/page-slug.ts'

/** A legal text with the date of its last change. */
export const legalPage = defineType({
  name: 'legalPage',
  title: 'Legal page',
  type: 'document',
  icon: DocumentsIcon,
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Title', max: 60, group: 'text' }),
    slugField({
      group: 'text',
      description: 'The part of the URL after the domain, e.g. privacy-policy.',
      check: checkPageSlug,
    }),
    breadcrumbField('text'),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      type: 'date',
      group: 'text',
      validation: (rule) => rule.required(),
    }),
    textField({
      name: 'summary',
      title: 'Summary',
      max: 300,
      group: 'text',
      description: 'One or two plain sentences above the text.',
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'pageSections',
      group: 'text',
      validation: (rule) => [rule.required().min(1), rule.custom(noHero), rule.custom(distinctAnchors)],
    }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'search' }),
  ],
  preview: previewByLanguage({ title: 'title', subtitle: 'lastUpdated' }),
})
