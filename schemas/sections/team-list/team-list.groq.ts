import { teamMemberFragment } from '../../documents/team-member/team-member.groq.ts'
import { actionFragment } from '../../objects/action.groq.ts'

/** The members of the team. */
export const teamListFragment = /* groq */ `{
  "members": coalesce(members, [])[defined(@->_id)]->${teamMemberFragment},
  "layout": coalesce(layout, "full"),
  "more": more${actionFragment}
}`
