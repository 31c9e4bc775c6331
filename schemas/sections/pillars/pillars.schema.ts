import { TiersIcon } from '@sanity/icons/Tiers'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const pillars = defineSection({
  name: 'pillars',
  title: 'Pillars',
  icon: TiersIcon,
  description: 'The principles of how the company works: five on the home page.',
  fields: [objectListField({ name: 'points', title: 'Pillars', of: 'point', min: 3, max: 6 })],
})
