import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { stringField } from '../../fields/fields.ts'
import { analyticsFields, imprintFields, newsletterRuleField } from '../../fields/settings-fields.ts'
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

/** Everything that is the same in all languages: the company, its figures and prices. A single document. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'company', title: 'Company', default: true },
    { name: 'figures', title: 'Figures and prices' },
    { name: 'calculator', title: 'Calculator' },
    { name: 'newsletter', title: 'Newsletter' },
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
    email('contactEmail', 'Contact email · {contactEmail}'),
    email('careersEmail', 'Careers email · {careersEmail}'),
    email('privacyEmail', 'Privacy email · {privacyEmail}'),
    email('legalEmail', 'Legal email · {legalEmail}'),
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
      title: 'Logo service URL',
      type: 'string',
      group: 'company',
      description:
        'The URL of the image service for the logos of leader quotes. {domain} is replaced by the company’s website.',
      validation: (rule) =>
        rule.custom(
          (url) =>
            !url ||
            /^https:\/\/\S*\{domain\}\S*$/.test(url) ||
            'Start with https:// and put {domain} where the company’s website goes.',
        ),
    }),
    defineField({
      name: 'figures',
      title: 'Figures and prices',
      type: 'array',
      group: 'figures',
      description:
        'Enter each figure once. Any text can use it as {key}; the site formats the number for the reader’s language.',
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
          title: 'Weeks per month',
          type: 'number',
          validation: (rule) => rule.required().min(4).max(5),
        }),
        defineField({
          name: 'implementationCost',
          title: 'Implementation cost in euros',
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
    newsletterRuleField,
    ...analyticsFields,
  ],
  preview: { prepare: () => ({ title: 'Settings' }) },
})
