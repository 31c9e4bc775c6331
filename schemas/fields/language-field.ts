import { defineField } from 'sanity'

/** The document's locale id. The Studio sets it. */
export const languageField = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  readOnly: true,
  hidden: true,
  validation: (rule) => rule.required(),
})
