import { defaultLocale, isLocaleId } from '@tidewright/contracts/locales.ts'
import { routableTypes, slugPath } from '@tidewright/contracts/public-path.ts'
import { defineDocuments } from 'sanity/presentation'

const atPath = `((_type in string::split($wide, ',') && slug.current == $whole) ||
  (_type in string::split($narrow, ',') && slug.current == $last))`

/** The document at a public path. Without a translation, the site shows the English document. */
export const documentFilter = `${atPath} && (language == $language ||
  (language == $original && !defined(*[language == $language && ${atPath}][0]._id)))`

/**
 * The parameters of `documentFilter`; Presentation accepts only strings. `/fr/services/audit` may be the French package
 * `audit` or the page `services/audit`.
 */
export function documentParams(path: string) {
  const parts = path.split('/').filter(Boolean)
  const prefixed = isLocaleId(parts[0]) && parts[0] !== defaultLocale
  const language = prefixed ? String(parts.shift()) : defaultLocale
  const own = `/${parts.join('/')}`
  const whole = parts.join('/') || '/'
  const last = parts.at(-1) ?? '/'
  const wide = routableTypes.filter((type) => slugPath(type, language, whole) === own)
  const narrow = routableTypes.filter(
    (type) => slugPath(type, language, last) === own && !wide.includes(type),
  )
  return { language, original: defaultLocale, whole, last, wide: wide.join(','), narrow: narrow.join(',') }
}

/** The playbook that the page of all five playbooks shows first. */
const playbookFilter = `_type == "playbook" && kind == "content-engine" && (language == $language ||
  (language == $original && !defined(*[_type == "playbook" && kind == "content-engine" && language == $language][0]._id)))`

/** The document that opens next to a page in the preview. */
export const mainDocuments = defineDocuments([
  {
    route: ['/weeklyplaybooks', '/:language/weeklyplaybooks'],
    resolve: ({ path }) => {
      const { language, original } = documentParams(path)
      return { filter: playbookFilter, params: { language, original } }
    },
  },
  {
    route: ['/', '/:path*'],
    resolve: ({ path }) => ({ filter: documentFilter, params: documentParams(path) }),
  },
])
