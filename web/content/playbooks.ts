import 'server-only'
import { defaultLocale, type LocaleId, localeIn } from '@tidewright/contracts/locales.ts'
import { playbookCoversQuery, playbooksQuery } from '@tidewright/schemas/documents/playbook/playbook.groq.ts'
import type { Playbook, PlaybookCover } from '../content-types.ts'
import { sanityFetch, withFallback } from './lake/sanity-fetch.ts'
import { fillFigures } from './settings.ts'

/**
 * The playbook of every week, in the locale or in en-UK if not translated; empty if they never loaded. Call it only
 * after checking the visitor's code: the result may be in the page.
 */
export function getPlaybooks(locale: LocaleId): Promise<Playbook[]> {
  return withFallback(
    async () => ofEveryWeek(await sanityFetch(playbooksQuery, { params: paramsFor(locale) }), locale),
    () => [],
  )
}

/** The covers of the same playbooks, for everyone. */
export function getPlaybookCovers(locale: LocaleId): Promise<PlaybookCover[]> {
  return withFallback(
    async () => ofEveryWeek(await sanityFetch(playbookCoversQuery, { params: paramsFor(locale) }), locale),
    () => [],
  )
}

const paramsFor = (locale: LocaleId) => ({ languages: [locale, defaultLocale] })

/** One per week, in the locale or in en-UK, with the figures of its language. */
function ofEveryWeek<Item extends PlaybookCover>(playbooks: Item[], locale: LocaleId): Promise<Item[]> {
  const translated = new Set(playbooks.filter(({ language }) => language === locale).map(({ week }) => week))
  const shown = playbooks.filter(({ language, week }) => language === locale || !translated.has(week))
  return Promise.all(shown.map((playbook) => fillFigures(playbook, localeIn(playbook.language))))
}
