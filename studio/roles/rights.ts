import { defaultLocale, type LocaleId, localeOf, locales } from '@tidewright/contracts/locales.ts'

/** What our own tools and actions need to know about the editor's role. Sanity's check each document themselves. */
export type Rights = {
  /** Languages in which they may write drafts. */
  drafts: LocaleId[]
  /** Languages in which they may publish. */
  publishes: LocaleId[]
  /** Whether they may link translations, and record what these were made from. */
  links: boolean
  /** Whether they may redirect a URL, and therefore delete, unpublish or move what is published. */
  redirects: boolean
  settings: boolean
  releases: boolean
}

type Probe = { _id: string; _type: string; language?: LocaleId }

/**
 * Documents that stand for all others: whoever may create one has the right. A page stands for all types of a language:
 * a role that is limited to other types has none of these rights, and may still edit its documents in their forms.
 */
const probes: { right: keyof Rights; probe: Probe }[] = [
  ...locales.flatMap(({ id: language }) => [
    { right: 'drafts' as const, probe: { _id: 'drafts.any', _type: 'page', language } },
    { right: 'publishes' as const, probe: { _id: 'any', _type: 'page', language } },
  ]),
  { right: 'links', probe: { _id: 'any', _type: 'translation.metadata' } },
  { right: 'redirects', probe: { _id: 'any', _type: 'redirect' } },
  { right: 'settings', probe: { _id: 'siteSettings', _type: 'siteSettings' } },
  { right: 'releases', probe: { _id: '_.releases.any', _type: 'system.release' } },
]

/** The rights of somebody who may create the probes for which `mayCreate` resolves to true. */
export async function rightsOf(mayCreate: (probe: Probe) => Promise<boolean>): Promise<Rights> {
  const results = await Promise.all(
    probes.map(async ({ right, probe }) => ((await mayCreate(probe)) ? [{ right, probe }] : [])),
  )
  const granted = results.flat()
  const has = (name: keyof Rights) => granted.some(({ right }) => right === name)
  const languages = (name: keyof Rights) =>
    granted.flatMap(({ right, probe }) => (right === name && probe.language ? probe.language : []))
  return {
    drafts: languages('drafts'),
    publishes: languages('publishes'),
    links: has('links'),
    redirects: has('redirects'),
    settings: has('settings'),
    releases: has('releases'),
  }
}

export const noRights: Rights = {
  drafts: [],
  publishes: [],
  links: false,
  redirects: false,
  settings: false,
  releases: false,
}

/** Whether the editor may create translations into a language. */
export function mayTranslate({ drafts, links }: Rights, locale: LocaleId): boolean {
  return links && drafts.includes(locale)
}

/** Why the editor can't create translations into a language; undefined if they can. */
export function translateProblem(rights: Rights, locale: LocaleId): string | undefined {
  if (mayTranslate(rights, locale)) return undefined
  return `Your role can’t create translations in ${localeOf(locale).name}.`
}

/** `translator`: publishes in some languages, without English. `contributor`: writes drafts and publishes nothing. */
export function kindOf({ drafts, publishes }: Rights): 'editor' | 'translator' | 'contributor' | 'viewer' {
  if (publishes.includes(defaultLocale)) return 'editor'
  if (publishes.length > 0) return 'translator'
  return drafts.length > 0 ? 'contributor' : 'viewer'
}
