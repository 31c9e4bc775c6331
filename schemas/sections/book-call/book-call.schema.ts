import { CalendarIcon } from '@sanity/icons/Calendar'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

/** The consultation form with its introduction. */
export const bookCall = defineSection({
  name: 'bookCall',
  title: 'Booking form',
  icon: CalendarIcon,
  description: 'The consultation form with its introduction.',
  fields: [objectListField({ name: 'points', title: 'What happens', of: 'point', min: 0, max: 5 })],
})
