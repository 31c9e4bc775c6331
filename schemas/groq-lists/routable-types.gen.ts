// Made by `npm run generate`; changes by hand are lost.
export const routableTypeList = '["page", "legalPage", "servicePackage", "insight"]'
/** Rendered by the build, every document. */
export const prerenderedTypeList = '["page", "legalPage", "servicePackage"]'
/** Rendered by the build, the newest documents. */
export const newestPrerenderedTypeList = '["insight"]'
/** Documents that may have other pages below them. */
export const parentTypeList = '["page", "legalPage", "servicePackage"]'
