import { retainerTierFragment } from '../../documents/retainer-tier/retainer-tier.groq.ts'

/** The tiers of the retainer. */
export const retainerTierListFragment = /* groq */ `{
  "tiers": coalesce(tiers, [])[defined(@->_id)]->${retainerTierFragment},
  "note": coalesce(note, "")
}`
