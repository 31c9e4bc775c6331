import { BookIcon } from '@sanity/icons/Book'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const industryPlaybookList = defineSection({
  name: 'industryPlaybookList',
  title: 'Industry playbooks',
  icon: BookIcon,
  description: 'Where automation pays off in each industry.',
  fields: [referenceListField({ name: 'playbooks', title: 'Industry playbooks', to: 'industryPlaybook' })],
})
