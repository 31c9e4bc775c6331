import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { slugField } from '../../fields/slug-field.ts'

/** A category of articles, with a page below /insights/topics that lists them. */
export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  icon: TagIcon,
  fields: [
    languageField,
    stringField({
      name: 'title',
      title: 'Name',
      max: 40,
      description: 'Shown with each of its articles and above them on /insights, for example “ROI Guide”.',
    }),
    stringField({
      name: 'heading',
      title: 'Heading of its page',
      max: 60,
      optional: true,
      description: 'If empty, the name. For example “ROI guides”.',
    }),
    slugField({ description: 'The last part of the page’s URL: /insights/topics/…' }),
    textField({
      name: 'summary',
      title: 'Introduction',
      max: 240,
      description: 'One or two sentences below the heading.',
    }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo' }),
  ],
  preview: previewByLanguage({ title: 'title', subtitle: 'heading' }),
})
