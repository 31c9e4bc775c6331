import { pictureFragment } from '../../objects/picture.groq.ts'

/** A member of the team. */
export const teamMemberFragment = /* groq */ `{
  _id,
  _type,
  "invented": invented == true,
  "name": coalesce(name, ""),
  "role": coalesce(role, ""),
  "bio": coalesce(bio, ""),
  "portrait": portrait${pictureFragment}
}`
