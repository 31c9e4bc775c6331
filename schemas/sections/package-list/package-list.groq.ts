import { packageCardFragment } from '../../documents/service-package/service-package-card.groq.ts'

/** The service packages with their prices. */
export const packageListFragment = /* groq */ `{
  "layout": coalesce(layout, "full"),
  "packages": coalesce(packages, [])[defined(@->_id)]->${packageCardFragment}
}`
