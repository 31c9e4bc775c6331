import { defineField } from 'sanity'

/** Marks a fictional person or company. The site says so in one sentence wherever it shows it. */
export const inventedField = defineField({
  name: 'invented',
  title: 'Fictional example',
  type: 'boolean',
  description:
    'On: the site says that people and companies are fictional. Off: a real customer who agreed to be named.',
  initialValue: false,
})
