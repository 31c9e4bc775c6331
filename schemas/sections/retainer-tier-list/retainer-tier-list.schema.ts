import { TiersIcon } from '@sanity/icons/Tiers'
import { textField } from '../../fields/fields.ts'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const retainerTierList = defineSection({
  name: 'retainerTierList',
  title: 'Retainer tiers',
  icon: TiersIcon,
  description: 'The tiers of the retainer side by side.',
  fields: [
    referenceListField({ name: 'tiers', title: 'Tiers', to: 'retainerTier' }),
    textField({ name: 'note', title: 'Note below', max: 240, optional: true }),
  ],
})
