import { CaseIcon } from '@sanity/icons/Case'
import { defineField } from 'sanity'
import { layoutField } from '../../fields/fields.ts'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const industryList = defineSection({
  name: 'industryList',
  title: 'Industries',
  icon: CaseIcon,
  description: 'The industries the company serves.',
  fields: [
    referenceListField({ name: 'industries', title: 'Industries', to: 'industry' }),
    layoutField([
      { value: 'short', title: 'Names, in two columns' },
      { value: 'full', title: 'With drawing and number' },
    ]),
    defineField({ name: 'more', title: 'Button below', type: 'action' }),
  ],
})
