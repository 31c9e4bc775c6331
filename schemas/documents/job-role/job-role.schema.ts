import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { stringField, stringListField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'

export const jobRole = defineType({
  name: 'jobRole',
  title: 'Job role',
  type: 'document',
  icon: UsersIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Title', max: 70 }),
    stringField({ name: 'location', title: 'Location', max: 70 }),
    stringField({ name: 'experience', title: 'Experience', max: 80 }),
    textField({ name: 'summary', title: 'The work', max: 400, rows: 4 }),
    stringListField({ name: 'requirements', title: 'Requirements', min: 3, max: 8 }),
    defineField({
      name: 'employment',
      title: 'Employment',
      type: 'string',
      description: 'For job search engines.',
      options: {
        list: [
          { value: 'FULL_TIME', title: 'Full time' },
          { value: 'PART_TIME', title: 'Part time' },
          { value: 'CONTRACTOR', title: 'Contract' },
          { value: 'INTERN', title: 'Internship' },
        ],
      },
      initialValue: 'FULL_TIME',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'postedOn',
      title: 'Open since',
      type: 'date',
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'closesOn',
      title: 'Apply by',
      type: 'date',
      description:
        'Optional. The last day to apply, shown to visitors. The day after, the site stops showing the role and counting it.',
      validation: (rule) => rule.min(rule.valueOfField('postedOn')),
    }),
  ],
  preview: previewByLanguage({ title: 'title', subtitle: 'location' }),
})
