import { defineArrayMember, defineField } from 'sanity'
import { stringField, textField } from './fields.ts'

const common = { group: 'company', optional: true }

/** The company's legal details and its profiles on other networks. The site hides empty ones. */
export const imprintFields = [
  stringField({
    ...common,
    name: 'legalName',
    title: 'Legal name',
    max: 80,
    description:
      'Including the legal form. Shown in the footer and on legal pages, like the three fields below.',
  }),
  stringField({ ...common, name: 'registration', title: 'Company number', max: 60 }),
  stringField({ ...common, name: 'vatNumber', title: 'VAT number', max: 40 }),
  textField({ ...common, name: 'address', title: 'Postal address', max: 200, rows: 2 }),
  defineField({
    name: 'socialLinks',
    title: 'Profiles on other networks',
    type: 'array',
    group: 'company',
    description: 'Shown in the footer of every page.',
    of: [defineArrayMember({ type: 'socialLink' })],
    validation: (rule) => rule.max(6),
  }),
]
