import { CommentIcon } from '@sanity/icons/Comment'
import { defineType } from 'sanity'
import { inventedField, stringField, textField } from '../fields/fields.ts'

/** A testimonial that belongs to a single document. */
export const shortTestimonial = defineType({
  name: 'shortTestimonial',
  title: 'Testimonial',
  type: 'object',
  icon: CommentIcon,
  fields: [
    stringField({ name: 'name', title: 'Name', max: 60 }),
    stringField({ name: 'role', title: 'Position and company', max: 90 }),
    textField({ name: 'quote', title: 'Quote', max: 260, description: 'Without quotation marks.' }),
    inventedField,
  ],
  preview: { select: { title: 'name', subtitle: 'quote' } },
})
