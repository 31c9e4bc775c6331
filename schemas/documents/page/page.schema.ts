import { DocumentIcon } from '@sanity/icons/Document'
import { defineField, defineType } from 'sanity'
import { breadcrumbField } from '../../fields/breadcrumb-field.ts'
import { stringField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { slugField } from '../../fields/slug-field.ts'
import { distinctAnchors } from '../../validation/anchors.ts'
import { firstIsHero } from '../../validation/one-heading.ts'
import { checkPageSlug } from '../../validation/paths/page-slug.ts'

/** A page of the site, built from sections. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    languageField,
    stringField({
      name: 'title',
      title: 'Name',
      max: 60,
      group: 'page',
      description: 'Shown in menus and here in the Studio.',
    }),
    slugField({
      group: 'page',
      description:
        'The part of the URL after the domain, e.g. “about” or “about/press”. Use “/” for the home page.',
      check: checkPageSlug,
    }),
    breadcrumbField('page'),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'pageSections',
      group: 'page',
      validation: (rule) => [rule.required().min(1), rule.custom(firstIsHero), rule.custom(distinctAnchors)],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'search',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: previewByLanguage({ title: 'title', subtitle: 'slug.current' }),
})
