import { ControlsIcon } from '@sanity/icons/Controls'
import { textField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

/** What automation would save a firm of the visitor's size. Its assumptions stand in Settings. */
export const roiCalculator = defineSection({
  name: 'roiCalculator',
  title: 'ROI calculator',
  icon: ControlsIcon,
  description: 'What automation would save a firm of the visitor’s size. Its assumptions stand in Settings.',
  fields: [
    textField({
      name: 'note',
      title: 'How it is counted',
      max: 400,
      optional: true,
      description:
        'Under the result: what the sum rests on. {efficiency}, {weeksPerMonth} and {implementationCost} are those of Settings.',
    }),
  ],
})
