import { actionFragment } from '../../objects/link.groq.ts'

/** The sizes of an implementation. */
export const implementationTiersFragment = /* groq */ `{
  "tiers": coalesce(tiers, [])[]{ _key, "title": coalesce(title, ""), "text": coalesce(text, ""), "facts": coalesce(facts, [])[]{ _key, "label": coalesce(label, ""), "value": coalesce(value, "") }, "action": action${actionFragment} }
}`
