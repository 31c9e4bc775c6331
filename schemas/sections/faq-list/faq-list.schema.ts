import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

/** Questions and their answers. */
export const faqList = defineSection({
  name: 'faqList',
  title: 'Questions and answers',
  icon: HelpCircleIcon,
  description: 'Questions that visitors ask, and answers that open.',
  fields: [referenceListField({ name: 'faqs', title: 'Questions', to: 'faq' })],
})
