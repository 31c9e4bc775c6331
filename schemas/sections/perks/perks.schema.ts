import { StarIcon } from '@sanity/icons/Star'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const perks = defineSection({
  name: 'perks',
  title: 'Perks',
  icon: StarIcon,
  description: 'Reasons to work at the company.',
  fields: [objectListField({ name: 'points', title: 'Perks', of: 'point', min: 3, max: 8 })],
})
