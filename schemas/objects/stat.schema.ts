import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'

/** A key number: its value, its label and its source. */
export const stat = defineType({
  name: 'stat',
  title: 'Number',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    stringField({
      name: 'value',
      title: 'Number',
      max: 30,
      description: 'Use a figure from Settings, e.g. {successRate}, so it’s edited in one place.',
    }),
    stringField({ name: 'label', title: 'Label', max: 110 }),
    stringField({
      name: 'basis',
      title: 'Source',
      max: 140,
      optional: true,
      description: 'Numbers are more convincing with their source.',
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})
