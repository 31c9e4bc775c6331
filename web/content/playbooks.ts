import 'server-only'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/contracts/locales.ts'
import { playbooksQuery } from '@tidewright/schemas/documents/playbook/playbook.groq.ts'
import type { Playbook } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { withFallback } from './lake/with-fallback.ts'
import { fillFigures } from './settings.ts'

/**
 * The playbook of every week, in the locale or in en-UK if not translated; empty if they never loaded. Call it only
 * after checking the visitor's code: the result may be in the page.
 */
export function getPlaybooks(locale: LocaleId): Promise<Playbook[]> {
  return withFallback(
    async () => {
      const playbooks = await sanityFetch(playbooksQuery, { params: { languages: [locale, defaultLocale] } })
      const translated = new Set(
        playbooks.filter(({ language }) => language === locale).map(({ week }) => week),
      )
      const shown = playbooks.filter(({ language, week }) => language === locale || !translated.has(week))
      return Promise.all(shown.map(withFigures))
    },
    () => [],
  )
}

async function withFigures(playbook: Playbook): Promise<Playbook> {
  const language = isLocaleId(playbook.language) ? playbook.language : defaultLocale
  return fillFigures(playbook, language)
}
