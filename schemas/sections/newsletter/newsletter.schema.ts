import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const newsletter = defineSection({
  name: 'newsletter',
  title: 'Newsletter form',
  icon: EnvelopeIcon,
  description: 'The newsletter sign-up form, next to what to expect.',
  fields: [objectListField({ name: 'points', title: 'What to expect', of: 'point', min: 0, max: 5 })],
})
