import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineField, defineType } from 'sanity'
import { inventedField, objectListField, stringField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { referenceField } from '../../fields/reference-field.ts'
import { slugField } from '../../fields/slug-field.ts'
import { hasAsset } from '../../objects/picture.schema.ts'

type Calculation = {
  hoursBefore?: number
  hoursAfter?: number
  costBefore?: number
  costAfter?: number
}

const amountField = (name: string, title: string, mayBeZero = false) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => (mayBeZero ? rule.required().min(0) : rule.required().positive()),
  })

/** The figures of an average week before and after, from which the page calculates saving and payback. */
const calculationField = defineField({
  name: 'calculation',
  title: 'Before and after',
  type: 'object',
  group: 'page',
  options: { columns: 2 },
  description: 'An average week. The page calculates the saving and when the project had paid for itself.',
  fields: [
    amountField('hoursBefore', 'Hours a week before'),
    amountField('hoursAfter', 'Hours a week after', true),
    amountField('costBefore', 'Euros a week before'),
    amountField('costAfter', 'Euros a week after, software included', true),
    amountField('projectCost', 'Price of the project in euros'),
  ],
  validation: (rule) => rule.required().custom((value) => checkSaving(value as Calculation | undefined)),
})

/** Figures that save nothing have no payback. */
export function checkSaving(calculation: Calculation | undefined): true | string {
  const { hoursBefore = 0, hoursAfter = 0, costBefore = 0, costAfter = 0 } = calculation ?? {}
  if (hoursAfter > hoursBefore) return 'The hours after must not exceed the hours before.'
  if (costBefore > 0 && costAfter >= costBefore) return 'The cost after must be less than the cost before.'
  return true
}

/** A customer's story in numbers, with its own page under /case-studies. */
export const caseStudy = defineType({
  name: 'caseStudy',
  title: 'Case study',
  type: 'document',
  icon: TrendUpwardIcon,
  groups: [
    { name: 'story', title: 'Story', default: true },
    { name: 'page', title: 'Page' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    languageField,
    stringField({ name: 'company', title: 'Company', max: 60, group: 'story' }),
    { ...inventedField, group: 'story' },
    referenceField({ name: 'industry', title: 'Industry', to: 'industry', group: 'story' }),
    stringField({
      name: 'size',
      title: 'Size',
      max: 50,
      group: 'story',
      description: 'As shown to visitors, e.g. “42 employees”.',
    }),
    stringField({
      name: 'title',
      title: 'Headline',
      max: 110,
      group: 'story',
      description: 'The story in one line.',
    }),
    slugField({ description: 'The last part of the page’s URL: /case-studies/…', group: 'story' }),
    textField({ name: 'challenge', title: 'Challenge', max: 500, group: 'story' }),
    textField({ name: 'solution', title: 'Solution', max: 600, group: 'story' }),
    defineField({
      name: 'results',
      title: 'Results',
      type: 'object',
      group: 'story',
      options: { columns: 3 },
      fields: [
        stringField({ name: 'timeSaved', title: 'Time saved', max: 40 }),
        stringField({ name: 'costReduction', title: 'Cost reduction', max: 40 }),
        stringField({ name: 'roi', title: 'Return', max: 40 }),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'image',
      title: 'Image',
      type: 'picture',
      group: 'story',
      validation: (rule) =>
        rule.required().custom((value) => hasAsset(value) || 'Choose or upload an image.'),
    }),
    calculationField,
    objectListField({
      name: 'steps',
      title: 'How it went',
      of: 'point',
      max: 6,
      group: 'page',
      description: 'The project in steps, e.g. “Week 1”.',
    }),
    objectListField({
      name: 'exceptions',
      title: 'What still goes to a person',
      of: 'point',
      max: 4,
      group: 'page',
      description: 'The difficult cases, and who decides them.',
    }),
    referenceField({
      name: 'testimonial',
      title: 'Testimonial',
      to: 'testimonial',
      optional: true,
      group: 'page',
      description: 'What a person at the company says.',
    }),
    referenceField({
      name: 'package',
      title: 'Package',
      to: 'servicePackage',
      optional: true,
      group: 'page',
      description: 'The package the company bought.',
    }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'search' }),
  ],
  preview: previewByLanguage({ title: 'company', subtitle: 'title', media: 'image' }),
})
