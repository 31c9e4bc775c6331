import { defineField } from 'sanity'

/** Marks a person or a firm that does not exist; the site then says so, in one sentence, wherever it shows it. */
export const inventedField = defineField({
  name: 'invented',
  title: 'Invented example',
  type: 'boolean',
  description:
    'The site says beside it that people and firms are invented. Off for a real customer who agreed to be named.',
  initialValue: false,
})
