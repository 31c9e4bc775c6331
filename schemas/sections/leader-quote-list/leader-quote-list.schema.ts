import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

/** Quotes of industry leaders. */
export const leaderQuoteList = defineSection({
  name: 'leaderQuoteList',
  title: 'Leader quotes',
  icon: BlockquoteIcon,
  description: 'Quotes of industry leaders, with company logos.',
  fields: [referenceListField({ name: 'quotes', title: 'Quotes', to: 'leaderQuote' })],
})
