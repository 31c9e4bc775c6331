import { TimelineIcon } from '@sanity/icons/Timeline'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

/** How the services build on each other. */
export const serviceArchitecture = defineSection({
  name: 'serviceArchitecture',
  title: 'Service architecture',
  icon: TimelineIcon,
  description: 'How the services build on each other, as a diagram of stages.',
  fields: [objectListField({ name: 'stages', title: 'Stages', of: 'stage', min: 2, max: 6 })],
})
