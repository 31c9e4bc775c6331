import { CommentIcon } from '@sanity/icons/Comment'
import { objectListField } from '../../fields/fields.ts'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const testimonialList = defineSection({
  name: 'testimonialList',
  title: 'Testimonials',
  icon: CommentIcon,
  description: 'What customers say.',
  fields: [
    referenceListField({ name: 'testimonials', title: 'Testimonials', to: 'testimonial' }),
    objectListField({ name: 'stats', title: 'Numbers', of: 'stat', min: 0, max: 2 }),
  ],
})
