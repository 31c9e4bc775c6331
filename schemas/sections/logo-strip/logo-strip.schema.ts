import { TagsIcon } from '@sanity/icons/Tags'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const logoStrip = defineSection({
  name: 'logoStrip',
  title: 'Logo strip',
  icon: TagsIcon,
  description: 'Company logos side by side, with their names.',
  fields: [objectListField({ name: 'logos', title: 'Logos', of: 'logo', min: 2, max: 12 })],
})
