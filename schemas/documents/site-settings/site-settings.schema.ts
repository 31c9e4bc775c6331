import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { analyticsFields } from '../../fields/analytics-fields.ts'
import { stringField } from '../../fields/fields.ts'
import { imprintFields } from '../../fields/imprint-fields.ts'
import { keepsFiguresInUse } from '../../validation/figures/figure-in-use.ts'
import { uniqueBy } from '../../validation/unique-by.ts'

const email = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    group: 'company',
    validation: (rule) => rule.required().email(),
  })

/** What the whole site shares and what no language changes: the company, its figures and prices. One document. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'company', title: 'Company', default: true },
    { name: 'figures', title: 'Figures and prices' },
    { name: 'calculator', title: 'Calculator' },
    { name: 'analytics', title: 'Analytics' },
  ],
  fields: [
    stringField({
      name: 'company',
      title: 'Name',
      max: 40,
      group: 'company',
      description: 'In texts: {company}',
    }),
    email('contactEmail', 'Contact e-mail · {contactEmail}'),
    email('careersEmail', 'Careers e-mail · {careersEmail}'),
    email('privacyEmail', 'Privacy e-mail · {privacyEmail}'),
    email('legalEmail', 'Legal e-mail · {legalEmail}'),
    defineField({
      name: 'phone',
      title: 'Phone · {phone}',
      type: 'string',
      group: 'company',
      validation: (rule) => [
        rule.required(),
        rule.regex(/^\+[\d\s]{6,20}$/, { name: 'number' }).error('With the country code: +32 2 …'),
      ],
    }),
    ...imprintFields,
    defineField({
      name: 'logoService',
      title: 'Where logos come from',
      type: 'string',
      group: 'company',
      description:
        'The address of the image service for leader quotes; {domain} stands for the company’s website.',
      validation: (rule) =>
        rule.custom(
          (url) =>
            !url ||
            /^https:\/\/\S*\{domain\}\S*$/.test(url) ||
            'Begin with https:// and keep {domain} where the company’s website goes.',
        ),
    }),
    defineField({
      name: 'figures',
      title: 'Figures and prices',
      type: 'array',
      group: 'figures',
      description:
        'Each is typed here once. In any text, {key} is replaced by it, written as the reader’s language writes numbers.',
      of: [defineArrayMember({ type: 'figure' })],
      validation: (rule) => [rule.required(), rule.custom(uniqueBy('key')), rule.custom(keepsFiguresInUse)],
    }),
    defineField({
      name: 'calculator',
      title: 'ROI calculator',
      type: 'object',
      group: 'calculator',
      fields: [
        defineField({
          name: 'efficiency',
          title: 'Share of manual hours that automation takes over',
          type: 'number',
          validation: (rule) => rule.required().positive().max(1),
        }),
        defineField({
          name: 'weeksPerMonth',
          title: 'Weeks in a month',
          type: 'number',
          validation: (rule) => rule.required().min(4).max(5),
        }),
        defineField({
          name: 'implementationCost',
          title: 'Cost of an implementation, in euro',
          type: 'number',
          validation: (rule) => rule.required().positive(),
        }),
        defineField({
          name: 'industries',
          title: 'Industries',
          type: 'array',
          of: [defineArrayMember({ type: 'industryMultiplier' })],
          validation: (rule) => [rule.required().min(1), rule.custom(uniqueBy('key'))],
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    ...analyticsFields,
  ],
  preview: { prepare: () => ({ title: 'Settings' }) },
})
