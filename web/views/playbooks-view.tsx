import { type LocaleId, localeIn, localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import { getCompanyFacts } from '@/content/company-facts.ts'
import { dataAttributeOf } from '@/content/data-attribute.ts'
import { getPlaybooks } from '@/content/playbooks.ts'
import type { Playbook } from '@/content-types.ts'
import { getPlaybookMessages } from '@/features/playbooks/get-playbook-messages.ts'
import { LazyTabs } from '@/features/playbooks/lazy-playbooks.tsx'
import type { PlaybookContent } from '@/features/playbooks/playbook-content.ts'
import type { RequestFlash } from '@/features/playbooks/request-form.tsx'

type PlaybooksViewProps = {
  locale: LocaleId
  /** The first of these weeks that has a playbook is shown first; otherwise that of the content engine. */
  weeks: (number | undefined)[]
  /** Lets the visitor request playbooks by email; empty in preview, where nothing is sent. */
  pass: string
  flash: RequestFlash | null
}

/** The playbooks, for visitors with an access code: rendering this view puts them into the page. */
export async function PlaybooksView({ locale, weeks, pass, flash }: PlaybooksViewProps) {
  const playbooks = await getPlaybooks(locale)
  const t = await getTranslations()
  if (playbooks.length === 0) return <p className="text-lead">{t('unavailable.text')}</p>
  const isTranslated = playbooks.every(({ language }) => language === locale)
  const facts = await getCompanyFacts(locale)
  const wanted = weeks.flatMap((week) => playbooks.filter((playbook) => playbook.week === week))
  const shown = wanted[0] ?? defaultPlaybook(playbooks)
  return (
    <>
      {!isTranslated && (
        <p className="mb-8 bg-foam px-5 py-3 text-small">
          {t('notice.notTranslated', { language: localeOf(locale).name })}
        </p>
      )}
      <LazyTabs
        // Another week in the URL is another page.
        key={shown?.week}
        playbooks={await Promise.all(playbooks.map((playbook) => toContent(playbook, pass)))}
        week={shown?.week ?? 0}
        locale={locale}
        messages={await getPlaybookMessages(locale, facts?.email ?? '')}
        flash={flash}
      />
    </>
  )
}

/** Spec section 4: the default is the content engine. */
function defaultPlaybook(playbooks: Playbook[]): Playbook | undefined {
  return playbooks.find(({ kind }) => kind === 'content-engine') ?? playbooks[0]
}

async function toContent(playbook: Playbook, pass: string): Promise<PlaybookContent> {
  const { kind, language, week, tab, title, hook, pain, solution, features, testimonials } = playbook
  const attribute = await dataAttributeOf(playbook)
  const { languageTag } = localeOf(localeIn(language))
  return {
    type: kind,
    pass,
    languageTag,
    ...{ week, tab, title, hook, pain, solution, features, testimonials },
    edit: {
      title: attribute('title'),
      hook: attribute('hook'),
      pain: attribute('pain'),
      solution: attribute('solution'),
      features: attribute('features'),
      testimonials: attribute('testimonials'),
    },
  }
}
