import { defaultLocale, type LocaleId } from './locales.ts'

type Slugs = Record<LocaleId, string>

/**
 * The pages that code links to, and those that have other documents below them, by their English slug. A page that a
 * marketer moves redirects from here. There is no page of all webinars or all categories: their paths
 * redirect to the resources and the insights.
 */
export const pageSlugs = {
  about: { 'en-UK': 'about', es: 'quienes-somos', fr: 'a-propos', it: 'chi-siamo', nl: 'over-ons' },
  assessment: { 'en-UK': 'assessment', es: 'evaluacion', fr: 'evaluation', it: 'valutazione', nl: 'ai-scan' },
  'case-studies': {
    'en-UK': 'case-studies',
    es: 'casos-practicos',
    fr: 'etudes-de-cas',
    it: 'casi-di-studio',
    nl: 'praktijkverhalen',
  },
  contact: { 'en-UK': 'contact', es: 'contacto', fr: 'contact', it: 'contatti', nl: 'contact' },
  'cookie-policy': {
    'en-UK': 'cookie-policy',
    es: 'politica-de-cookies',
    fr: 'politique-cookies',
    it: 'informativa-sui-cookie',
    nl: 'cookiebeleid',
  },
  industries: { 'en-UK': 'industries', es: 'sectores', fr: 'secteurs', it: 'settori', nl: 'branches' },
  insights: { 'en-UK': 'insights', es: 'articulos', fr: 'analyses', it: 'analisi', nl: 'artikelen' },
  'insights/topics': {
    'en-UK': 'insights/topics',
    es: 'articulos/temas',
    fr: 'analyses/themes',
    it: 'analisi/temi',
    nl: 'artikelen/thema',
  },
  newsletter: {
    'en-UK': 'newsletter',
    es: 'boletin',
    fr: 'newsletter',
    it: 'newsletter',
    nl: 'nieuwsbrief',
  },
  'privacy-policy': {
    'en-UK': 'privacy-policy',
    es: 'politica-de-privacidad',
    fr: 'politique-de-confidentialite',
    it: 'informativa-sulla-privacy',
    nl: 'privacybeleid',
  },
  resources: { 'en-UK': 'resources', es: 'recursos', fr: 'ressources', it: 'risorse', nl: 'kennisbank' },
  services: { 'en-UK': 'services', es: 'servicios', fr: 'services', it: 'servizi', nl: 'diensten' },
  webinars: {
    'en-UK': 'webinars',
    es: 'seminarios-web',
    fr: 'webinaires',
    it: 'webinar',
    nl: 'webinars',
  },
} as const satisfies Record<string, Slugs>

export type PageName = keyof typeof pageSlugs

function isPageName(name: string): name is PageName {
  return Object.hasOwn(pageSlugs, name)
}

/** A path prefix of English documents such as `/services/`, in a locale: `/servicios/`. */
export function localPrefix(prefix: string, locale: string): string {
  const page = prefix.slice(1, -1)
  const slugs: Partial<Record<string, string>> = isPageName(page) ? pageSlugs[page] : {}
  const slug = slugs[locale] ?? slugs[defaultLocale]
  return slug ? `/${slug}/` : prefix
}
