import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { layoutField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const insightList = defineSection({
  name: 'insightList',
  title: 'Insights',
  icon: DocumentTextIcon,
  description: 'The articles, newest first.',
  fields: [
    layoutField([
      { value: 'latest', title: 'Newest: one large, the next few as lines' },
      { value: 'byKind', title: 'All: grouped by category, with as many pages as needed' },
    ]),
  ],
})
