import { actionFragment } from '../../objects/action.groq.ts'
import { pictureFragment } from '../../objects/picture.groq.ts'
import { statFragment } from '../../objects/point.groq.ts'
import { processDemoFragment } from '../../objects/process-demo.groq.ts'

/** The top of a page, with its `h1`. */
export const heroFragment = /* groq */ `{
  "kicker": coalesce(kicker, ""),
  "actions": coalesce(actions, [])[]${actionFragment},
  "stats": coalesce(stats, [])[]${statFragment},
  "picture": picture${pictureFragment},
  "demo": demo${processDemoFragment},
  "size": coalesce(size, "page")
}`
