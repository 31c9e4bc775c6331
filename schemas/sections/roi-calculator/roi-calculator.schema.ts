import { ControlsIcon } from '@sanity/icons/Controls'
import { textField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const roiCalculator = defineSection({
  name: 'roiCalculator',
  title: 'ROI calculator',
  icon: ControlsIcon,
  description:
    'Estimates what automation would save the visitor’s company. Edit its assumptions in Settings.',
  fields: [
    textField({
      name: 'note',
      title: 'Method',
      max: 400,
      optional: true,
      description:
        'What the estimate is based on, shown below the result. {efficiency}, {weeksPerMonth} and {implementationCost} come from Settings.',
    }),
  ],
})
