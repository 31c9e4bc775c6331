import { DiamondIcon } from '@sanity/icons/Diamond'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const values = defineSection({
  name: 'values',
  title: 'Values',
  icon: DiamondIcon,
  description: 'Values whose first letters form a word.',
  fields: [objectListField({ name: 'values', title: 'Values', of: 'namedValue', min: 3, max: 8 })],
})
