import { defineField } from 'sanity'

/** The locale id of a document; the Studio writes it, people do not. */
export const languageField = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  readOnly: true,
  hidden: true,
  validation: (rule) => rule.required(),
})
