import { CommentIcon } from '@sanity/icons/Comment'
import { referenceField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const singleQuote = defineSection({
  name: 'singleQuote',
  title: 'Single quote',
  icon: CommentIcon,
  description: 'One quote, set large between two sections.',
  heading: false,
  fields: [
    referenceField({
      name: 'quote',
      title: 'Quote',
      to: ['testimonial', 'leaderQuote'],
      description: 'A testimonial or a leader quote.',
    }),
  ],
})
