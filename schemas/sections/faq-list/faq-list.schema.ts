import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const faqList = defineSection({
  name: 'faqList',
  title: 'Questions and answers',
  icon: HelpCircleIcon,
  description: 'Frequently asked questions with expandable answers.',
  fields: [referenceListField({ name: 'faqs', title: 'Questions', to: 'faq' })],
})
