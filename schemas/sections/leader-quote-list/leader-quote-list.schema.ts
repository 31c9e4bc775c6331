import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

/** What leaders of industries say. */
export const leaderQuoteList = defineSection({
  name: 'leaderQuoteList',
  title: 'Leader quotes',
  icon: BlockquoteIcon,
  description: 'What leaders of industries say, with logos.',
  fields: [referenceListField({ name: 'quotes', title: 'Quotes', to: 'leaderQuote' })],
})
