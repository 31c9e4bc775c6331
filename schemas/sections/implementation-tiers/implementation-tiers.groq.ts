import { actionFragment } from '../../objects/action.groq.ts'
import { factFragment } from '../../objects/fact.groq.ts'

/** The sizes of an implementation. */
export const implementationTiersFragment = /* groq */ `{
  "tiers": coalesce(tiers, [])[]{ _key, "title": coalesce(title, ""), "text": coalesce(text, ""), "facts": coalesce(facts, [])[]${factFragment}, "action": action${actionFragment} }
}`
