import { StarIcon } from '@sanity/icons/Star'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

/** Why people like to work here. */
export const perks = defineSection({
  name: 'perks',
  title: 'Perks',
  icon: StarIcon,
  description: 'Why people like to work here.',
  fields: [objectListField({ name: 'points', title: 'Perks', of: 'point', min: 3, max: 8 })],
})
