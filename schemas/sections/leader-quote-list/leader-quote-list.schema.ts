import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { stringField } from '../../fields/fields.ts'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const leaderQuoteList = defineSection({
  name: 'leaderQuoteList',
  title: 'Leader quotes',
  icon: BlockquoteIcon,
  description: 'Quotes of industry leaders, with company logos.',
  fields: [
    referenceListField({ name: 'quotes', title: 'Quotes', to: 'leaderQuote' }),
    stringField({
      name: 'testimonialsHeading',
      title: 'Heading of the testimonials',
      max: 90,
      optional: true,
    }),
    referenceListField({
      name: 'testimonials',
      title: 'Testimonials',
      to: 'testimonial',
      min: 0,
      description: 'Optional. What customers say, shown below the leaders.',
    }),
  ],
})
