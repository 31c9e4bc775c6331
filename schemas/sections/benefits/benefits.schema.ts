import { HeartIcon } from '@sanity/icons/Heart'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const benefits = defineSection({
  name: 'benefits',
  title: 'Benefits',
  icon: HeartIcon,
  description: 'What the company offers its employees.',
  fields: [objectListField({ name: 'points', title: 'Benefits', of: 'point', min: 3, max: 12 })],
})
