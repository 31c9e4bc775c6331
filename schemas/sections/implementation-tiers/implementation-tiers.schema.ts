import { StackIcon } from '@sanity/icons/Stack'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const implementationTiers = defineSection({
  name: 'implementationTiers',
  title: 'Implementation tiers',
  icon: StackIcon,
  description: 'The sizes of an implementation side by side.',
  fields: [objectListField({ name: 'tiers', title: 'Tiers', of: 'implementationTier', min: 2, max: 4 })],
})
