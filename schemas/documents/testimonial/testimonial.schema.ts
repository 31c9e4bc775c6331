import { CommentIcon } from '@sanity/icons/Comment'
import { defineType } from 'sanity'
import { inventedField, stringField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: CommentIcon,
  fields: [
    languageField,
    stringField({ name: 'name', title: 'Name', max: 60 }),
    stringField({ name: 'role', title: 'Position', max: 60 }),
    stringField({ name: 'company', title: 'Company', max: 60 }),
    inventedField,
    textField({
      name: 'quote',
      title: 'Quote',
      max: 360,
      rows: 4,
      description: 'Without quotation marks: the site adds those of the language.',
    }),
  ],
  preview: previewByLanguage({ title: 'name', subtitle: 'company' }),
})
