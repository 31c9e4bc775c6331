import { ControlsIcon } from '@sanity/icons/Controls'
import { NumberIcon } from '@sanity/icons/Number'
import { formatFigure } from '@tidewright/contracts/figures.ts'
import { defaultLocale, localeOf } from '@tidewright/contracts/locales.ts'
import { defineField, defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'
import { reservedKeys } from '../validation/figures/placeholder-exists.ts'

const { languageTag } = localeOf(defaultLocale)

/** The largest plausible value of each unit; more is probably a typo. */
const largest: Record<string, { value: number; message: string } | undefined> = {
  percent: { value: 1_000, message: 'More than 1,000% is probably a typo: enter 94 for 94%.' },
  euro: { value: 10_000_000, message: 'More than ten million euros: check the zeros.' },
  number: { value: 1_000_000_000, message: 'More than a billion: check the zeros.' },
}

export function withinBounds(value: number | undefined, { parent }: { parent?: unknown }): true | string {
  if (value === undefined) return true
  const limit = largest[String(Object(parent).unit)]
  if (limit && value > limit.value) return limit.message
  const wholeCents = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
  return wholeCents || 'Use at most two decimal places.'
}

/** Rejects keys of placeholders that the site fills in itself: the figure would replace them. */
export function isFreeKey(key: string | undefined): true | string {
  return !reservedKeys.has(key ?? '') || `The site fills in {${key}} itself. Choose another key.`
}

/** A figure that texts use by its key. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'object',
  icon: NumberIcon,
  fields: [
    stringField({ name: 'title', title: 'Description', max: 90 }),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: 'Use {key} in texts. The key can’t be changed after publishing.',
      options: { fixedOncePublished: true },
      validation: (rule) => [
        rule.required(),
        rule
          .regex(/^[a-z][a-zA-Z0-9]*$/, { name: 'key' })
          .error('Use one word of letters and digits, starting with a lower-case letter.'),
        rule.custom(isFreeKey),
      ],
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'number',
      validation: (rule) => [rule.required().min(0), rule.custom(withinBounds)],
    }),
    defineField({
      name: 'unit',
      title: 'Format',
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
      title: `${typeof value === 'number' ? formatFigure({ value, unit }, languageTag) : ''} · ${title ?? ''}`,
      subtitle: `{${key ?? ''}}`,
    }),
  },
})

/** An industry's savings in the calculator relative to the average. */
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
