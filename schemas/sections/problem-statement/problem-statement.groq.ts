import { statFragment } from '../../objects/point.groq.ts'

/** What goes wrong today, in numbers with their basis. */
export const problemStatementFragment = /* groq */ `{
  "stats": coalesce(stats, [])[]${statFragment},
  "closing": coalesce(closing, "")
}`
