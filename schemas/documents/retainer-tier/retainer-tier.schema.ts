import { TiersIcon } from '@sanity/icons/Tiers'
import { defineField, defineType } from 'sanity'
import { stringField, stringListField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'

export const retainerTier = defineType({
  name: 'retainerTier',
  title: 'Retainer tier',
  type: 'document',
  icon: TiersIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Name', max: 40 }),
    defineField({ name: 'price', title: 'Price', type: 'figureKey', validation: (rule) => rule.required() }),
    stringField({
      name: 'period',
      title: 'Period',
      max: 30,
      description: 'Shown after the price, e.g. “per month”.',
    }),
    stringField({
      name: 'duration',
      title: 'Term',
      max: 60,
      optional: true,
      description: 'Contract term, e.g. “Rolling, 30 days’ notice”.',
    }),
    textField({ name: 'description', title: 'Description', max: 240 }),
    stringField({ name: 'support', title: 'Support response', max: 60 }),
    stringListField({ name: 'features', title: 'What is included', min: 3, max: 10 }),
    textField({ name: 'idealFor', title: 'Ideal for', max: 160, rows: 2 }),
    defineField({ name: 'action', title: 'Button', type: 'action' }),
    defineField({ name: 'popular', title: 'Mark as popular', type: 'boolean', initialValue: false }),
  ],
  preview: previewByLanguage({ title: 'title', subtitle: 'support' }),
})
