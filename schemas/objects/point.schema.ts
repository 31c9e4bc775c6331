import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineType } from 'sanity'
import { stringField, textField } from '../fields/fields.ts'

/** A point of a list: a short title and a sentence or two. */
export const point = defineType({
  name: 'point',
  title: 'Point',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    stringField({ name: 'title', title: 'Title', max: 70 }),
    textField({ name: 'text', title: 'Text', max: 320 }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
