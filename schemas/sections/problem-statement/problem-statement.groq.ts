import { statFragment } from '../../objects/point.groq.ts'

/** Today's problem in numbers, with their sources. */
export const problemStatementFragment = /* groq */ `{
  "stats": coalesce(stats, [])[]${statFragment},
  "closing": coalesce(closing, "")
}`
