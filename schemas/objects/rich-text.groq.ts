import { linkFragment } from './link.groq.ts'

/** Blocks as stored; links carry what their address is made of, callouts and pull quotes their own text. */
export const richTextFragment = /* groq */ `[]{
  ...,
  _type == "block" => { "markDefs": coalesce(markDefs, [])[]{ _key, _type, ...${linkFragment} } }
}`
