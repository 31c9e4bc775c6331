import { HeartIcon } from '@sanity/icons/Heart'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

/** What the company gives to its people. */
export const benefits = defineSection({
  name: 'benefits',
  title: 'Benefits',
  icon: HeartIcon,
  description: 'What the company gives to its people.',
  fields: [objectListField({ name: 'points', title: 'Benefits', of: 'point', min: 3, max: 12 })],
})
