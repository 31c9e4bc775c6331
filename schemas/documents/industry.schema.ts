import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { prepareByLanguage } from '../objects/by-language.ts'
import { lineField, lineListField, textField } from '../objects/fields.ts'
import { languageField } from '../objects/language.schema.ts'

/** An industry that is served. */
export const industry = defineType({
  name: 'industry',
  title: 'Industry',
  type: 'document',
  icon: CaseIcon,
  fields: [
    languageField,
    lineField({ name: 'title', title: 'Name', max: 50 }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      type: 'string',
      description: 'Its place on the industries page: /industries#manufacturing',
      validation: (rule) => [
        rule.required(),
        rule
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { name: 'anchor' })
          .error('Lower-case letters, digits and single hyphens.'),
      ],
    }),
    lineField({ name: 'summary', title: 'In one line', max: 110 }),
    textField({ name: 'challenge', title: 'Where the hours go', max: 360 }),
    textField({ name: 'approach', title: 'What we automate', max: 360 }),
    lineListField({ name: 'processes', title: 'Typical processes', min: 3, max: 6 }),
    lineField({ name: 'result', title: 'What it brings', max: 110 }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'summary', language: 'language' },
    prepare: prepareByLanguage,
  },
})
