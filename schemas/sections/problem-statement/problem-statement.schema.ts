import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { objectListField, textField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const problemStatement = defineSection({
  name: 'problemStatement',
  title: 'Problem statement',
  icon: WarningOutlineIcon,
  description: 'Today’s problem in numbers.',
  fields: [
    objectListField({ name: 'stats', title: 'Numbers', of: 'stat', min: 0, max: 4 }),
    textField({ name: 'closing', title: 'Closing sentence', max: 240, optional: true }),
  ],
})
