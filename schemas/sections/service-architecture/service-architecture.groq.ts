import { pointFragment } from '../../objects/point.groq.ts'

/** How the services build on each other. */
export const serviceArchitectureFragment = /* groq */ `{
  "stages": coalesce(stages, [])[]{ _key, "title": coalesce(title, ""), "duration": coalesce(duration, ""), "text": coalesce(text, ""), "outcomes": coalesce(outcomes, []) },
  "rulesHeading": coalesce(rulesHeading, ""),
  "rules": coalesce(rules, [])[]${pointFragment}
}`
