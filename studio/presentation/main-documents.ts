import { defaultLocale, isLocaleId } from '@tidewright/schemas/locales.ts'
import { routableTypes, slugPath } from '@tidewright/schemas/public-path.ts'
import { defineDocuments } from 'sanity/presentation'

const atPath = `((_type in string::split($wide, ',') && slug.current == $whole) ||
  (_type in string::split($narrow, ',') && slug.current == $last))`

/** The document that a public path is about. Where a translation is missing the site shows the English one. */
export const documentFilter = `${atPath} && (language == $language ||
  (language == $original && !defined(*[language == $language && ${atPath}][0]._id)))`

/** What `documentFilter` looks for, texts only as Presentation wishes: `/fr/services/audit` is the French package `audit` or the page `services/audit`. */
export function documentParams(path: string) {
  const parts = path.split('/').filter(Boolean)
  const prefixed = isLocaleId(parts[0]) && parts[0] !== defaultLocale
  const language = prefixed ? String(parts.shift()) : defaultLocale
  const own = `/${parts.join('/')}`
  const whole = parts.join('/') || '/'
  const last = parts.at(-1) ?? '/'
  const wide = routableTypes.filter((type) => slugPath(type, whole) === own)
  const narrow = routableTypes.filter((type) => slugPath(type, last) === own && !wide.includes(type))
  return { language, original: defaultLocale, whole, last, wide: wide.join(','), narrow: narrow.join(',') }
}

/** The playbook that the page of all five shows first. */
const playbookFilter = `_type == "playbook" && kind == "content-engine" && (language == $language ||
  (language == $original && !defined(*[_type == "playbook" && kind == "content-engine" && language == $language][0]._id)))`

/** Which document opens beside a page of the preview. */
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
