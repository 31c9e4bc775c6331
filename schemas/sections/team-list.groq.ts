import { teamMemberFragment } from '../documents/team-member.groq.ts'

/** The people of the company. */
export const teamListFragment = /* groq */ `{
  "members": coalesce(members, [])[defined(@->_id)]->${teamMemberFragment}
}`
