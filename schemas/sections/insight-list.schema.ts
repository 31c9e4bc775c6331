import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineSection } from './define-section.ts'

/** The articles of the language, newest first. */
export const insightList = defineSection({
  name: 'insightList',
  title: 'Insights',
  icon: DocumentTextIcon,
  description: 'The articles, newest first.',
  fields: [],
})
