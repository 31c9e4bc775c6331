import { RocketIcon } from '@sanity/icons/Rocket'
import { objectListField, stringField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const closingCta = defineSection({
  name: 'closingCta',
  title: 'Closing call to action',
  icon: RocketIcon,
  description: 'The end of a page: one sentence and buttons.',
  fields: [
    objectListField({ name: 'actions', title: 'Buttons', of: 'action', min: 1, max: 3, required: true }),
    stringField({ name: 'note', title: 'Small line below', max: 140, optional: true }),
  ],
})
