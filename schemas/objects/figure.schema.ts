import { ControlsIcon } from '@sanity/icons/Controls'
import { NumberIcon } from '@sanity/icons/Number'
import { defineField, defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'

/** A figure that texts quote by its key. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'object',
  icon: NumberIcon,
  fields: [
    stringField({ name: 'title', title: 'What it says', max: 90 }),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: 'Texts quote it as {key}. Changing it breaks the texts that do.',
      validation: (rule) => [
        rule.required(),
        rule
          .regex(/^[a-z][a-zA-Z0-9]*$/, { name: 'key' })
          .error('One word of letters and digits, beginning with a small letter.'),
      ],
    }),
    defineField({ name: 'value', title: 'Value', type: 'number', validation: (rule) => rule.required() }),
    defineField({
      name: 'unit',
      title: 'Written as',
      type: 'string',
      options: {
        list: [
          { value: 'number', title: 'Number: 2,400' },
          { value: 'percent', title: 'Per cent: 94%' },
          { value: 'euro', title: 'Euro: €1,500' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'number',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'title', key: 'key', value: 'value', unit: 'unit' },
    prepare: ({ title, key, value, unit }) => ({
      title: `${unit === 'euro' ? '€' : ''}${value ?? ''}${unit === 'percent' ? '%' : ''} · ${title ?? ''}`,
      subtitle: `{${key ?? ''}}`,
    }),
  },
})

/** How much more than average an industry saves in the calculator. */
export const industryMultiplier = defineType({
  name: 'industryMultiplier',
  title: 'Industry',
  type: 'object',
  icon: ControlsIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Industry',
      type: 'string',
      options: {
        list: ['professional-services', 'ecommerce', 'manufacturing', 'financial-services', 'other'],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'multiplier',
      title: 'Multiplier',
      type: 'number',
      validation: (rule) => rule.required().positive().max(3),
    }),
  ],
  preview: { select: { title: 'key', subtitle: 'multiplier' } },
})
