import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { stringField, stringListField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { slugField } from '../../fields/slug-field.ts'
import { slugPattern } from '../../validation/paths/page-slug.ts'

/** An industry that the company serves, with a page below /industries. */
export const industry = defineType({
  name: 'industry',
  title: 'Industry',
  type: 'document',
  icon: CaseIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Name', max: 50 }),
    slugField({ description: 'The last part of the page’s URL: /industries/…' }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      type: 'string',
      description: 'For links to its entry on the industries page, e.g. /industries#manufacturing.',
      validation: (rule) => [
        rule.required(),
        rule
          .regex(slugPattern, { name: 'anchor' })
          .error('Use lower-case letters, digits and single hyphens.'),
      ],
    }),
    stringField({ name: 'summary', title: 'In one line', max: 110 }),
    textField({ name: 'challenge', title: 'Where the hours go', max: 360 }),
    textField({ name: 'approach', title: 'What we automate', max: 360 }),
    stringListField({ name: 'processes', title: 'Typical processes', min: 3, max: 6 }),
    stringField({
      name: 'result',
      title: 'What they gain',
      max: 110,
      description: 'The first thing on its page: a number that readers can compare with their own.',
    }),
    defineField({
      name: 'picture',
      title: 'Image',
      type: 'picture',
      description: 'Shown on its page and on the industries page.',
    }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo' }),
  ],
  preview: previewByLanguage({ title: 'title', subtitle: 'summary', media: 'picture' }),
})
