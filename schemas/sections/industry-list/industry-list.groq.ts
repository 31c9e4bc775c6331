import { industryFragment } from '../../documents/industry/industry.groq.ts'
import { actionFragment } from '../../objects/action.groq.ts'

/** The industries that the company serves. */
export const industryListFragment = /* groq */ `{
  "industries": coalesce(industries, [])[defined(@->_id)]->${industryFragment},
  "layout": coalesce(layout, "short"),
  "more": more${actionFragment}
}`
