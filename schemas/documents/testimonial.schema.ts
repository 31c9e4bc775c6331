import { CommentIcon } from '@sanity/icons/Comment'
import { defineType } from 'sanity'
import { prepareByLanguage } from '../objects/by-language.ts'
import { lineField, textField } from '../objects/fields.ts'
import { languageField } from '../objects/language.schema.ts'

/** What a customer says. */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: CommentIcon,
  fields: [
    languageField,
    lineField({ name: 'name', title: 'Name', max: 60 }),
    lineField({ name: 'role', title: 'Position', max: 60 }),
    lineField({ name: 'company', title: 'Company', max: 60 }),
    textField({
      name: 'quote',
      title: 'Quote',
      max: 360,
      rows: 4,
      description: 'Without quotation marks: the site sets those of the language.',
    }),
  ],
  preview: {
    select: { title: 'name', subtitle: 'company', language: 'language' },
    prepare: prepareByLanguage,
  },
})
