import { defineArrayMember, defineField } from 'sanity'
import { stringField, textField } from './fields.ts'

const common = { group: 'company', optional: true }

/** Who stands behind the site by law, and where else it is found. What is empty is not shown. */
export const imprintFields = [
  stringField({
    ...common,
    name: 'legalName',
    title: 'Legal name',
    max: 80,
    description: 'With the legal form. In the footer and on the legal pages, as the three that follow.',
  }),
  stringField({ ...common, name: 'registration', title: 'Company number', max: 60 }),
  stringField({ ...common, name: 'vatNumber', title: 'VAT number', max: 40 }),
  textField({ ...common, name: 'address', title: 'Postal address', max: 200, rows: 2 }),
  defineField({
    name: 'socialLinks',
    title: 'Profiles on other networks',
    type: 'array',
    group: 'company',
    description: 'In the footer of every page.',
    of: [defineArrayMember({ type: 'socialLink' })],
    validation: (rule) => rule.max(6),
  }),
]
