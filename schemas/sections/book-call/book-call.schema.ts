import { CalendarIcon } from '@sanity/icons/Calendar'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const bookCall = defineSection({
  name: 'bookCall',
  title: 'Booking form',
  icon: CalendarIcon,
  description: 'The consultation form and its introduction.',
  fields: [
    objectListField({ name: 'points', title: 'What happens next', of: 'point', min: 0, max: 5 }),
    objectListField({
      name: 'actions',
      title: 'Other buttons',
      of: 'action',
      min: 0,
      max: 2,
      description:
        'For visitors who aren’t ready to book. With a button, the section is dark, as the end of a page.',
    }),
  ],
})
