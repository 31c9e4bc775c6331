import { TiersIcon } from '@sanity/icons/Tiers'
import { defineField, defineType } from 'sanity'
import { stringField, stringListField, textField } from '../../fields/fields.ts'
import { languageField } from '../../fields/language-field.ts'
import { prepareByLanguage } from '../../fields/prepare-by-language.ts'

/** A level of the Success Retainer. */
export const retainerTier = defineType({
  name: 'retainerTier',
  title: 'Retainer tier',
  type: 'document',
  icon: TiersIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Name', max: 40 }),
    defineField({ name: 'price', title: 'Price', type: 'figureKey', validation: (rule) => rule.required() }),
    stringField({ name: 'period', title: 'Period', max: 30, description: 'After the price: “per month”.' }),
    stringField({
      name: 'duration',
      title: 'Term',
      max: 60,
      optional: true,
      description: 'How long one is bound: “Open, with 30 days of notice”.',
    }),
    textField({ name: 'description', title: 'Description', max: 240 }),
    stringField({ name: 'support', title: 'Support response', max: 60 }),
    stringListField({ name: 'features', title: 'What is included', min: 3, max: 10 }),
    textField({ name: 'idealFor', title: 'Ideal for', max: 160, rows: 2 }),
    defineField({ name: 'action', title: 'Button', type: 'action' }),
    defineField({ name: 'popular', title: 'Marked as popular', type: 'boolean', initialValue: false }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'support', language: 'language' },
    prepare: prepareByLanguage,
  },
})
