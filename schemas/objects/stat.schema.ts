import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'

/** A number that speaks: the number, what it counts, and where it comes from. */
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
      description: 'Take it from Settings so that it is edited in one place, for example {successRate}.',
    }),
    stringField({ name: 'label', title: 'What it counts', max: 110 }),
    stringField({
      name: 'basis',
      title: 'Where it comes from',
      max: 140,
      optional: true,
      description: 'A number is believed when its source is beside it.',
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})
