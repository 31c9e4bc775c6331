import { TimelineIcon } from '@sanity/icons/Timeline'
import { objectListField, stringField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const serviceArchitecture = defineSection({
  name: 'serviceArchitecture',
  title: 'Service architecture',
  icon: TimelineIcon,
  description: 'How the services build on each other, as a diagram of stages.',
  fields: [
    objectListField({ name: 'stages', title: 'Stages', of: 'stage', min: 2, max: 6 }),
    stringField({ name: 'rulesHeading', title: 'Heading of the rules', max: 90, optional: true }),
    objectListField({
      name: 'rules',
      title: 'Rules',
      of: 'point',
      min: 0,
      max: 6,
      description: 'Optional. What applies to every stage, shown below them.',
    }),
  ],
})
