import { HeartIcon } from '@sanity/icons/Heart'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const valueProposition = defineSection({
  name: 'valueProposition',
  title: 'Value proposition',
  icon: HeartIcon,
  description: 'What a visitor gets, in a few points and numbers.',
  fields: [
    objectListField({ name: 'points', title: 'Points', of: 'point', min: 2, max: 6 }),
    objectListField({ name: 'stats', title: 'Numbers', of: 'stat', min: 0, max: 4 }),
  ],
})
