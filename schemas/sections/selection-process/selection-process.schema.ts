import { OlistIcon } from '@sanity/icons/Olist'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const selectionProcess = defineSection({
  name: 'selectionProcess',
  title: 'Selection process',
  icon: OlistIcon,
  description: 'The steps from application to offer.',
  fields: [objectListField({ name: 'steps', title: 'Steps', of: 'processStep', min: 2, max: 8 })],
})
