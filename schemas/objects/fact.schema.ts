import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'

/** A short label and a value: “Duration: 4 weeks”. */
export const fact = defineType({
  name: 'fact',
  title: 'Fact',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    stringField({ name: 'label', title: 'Label', max: 40 }),
    stringField({ name: 'value', title: 'Value', max: 90 }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})
