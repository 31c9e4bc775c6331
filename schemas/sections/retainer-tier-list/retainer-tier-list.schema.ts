import { TiersIcon } from '@sanity/icons/Tiers'
import { textField } from '../../fields/fields.ts'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

/** The levels of the retainer. */
export const retainerTierList = defineSection({
  name: 'retainerTierList',
  title: 'Retainer tiers',
  icon: TiersIcon,
  description: 'The levels of the retainer beside each other.',
  fields: [
    referenceListField({ name: 'tiers', title: 'Tiers', to: 'retainerTier' }),
    textField({ name: 'note', title: 'Note below', max: 240, optional: true }),
  ],
})
