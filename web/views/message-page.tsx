import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { samePathEverywhere } from '@/links/paths.ts'
import { NewestArticles, NextSteps } from './next-steps.tsx'
import { PageLayout } from './page-layout.tsx'

type MessagePageProps = {
  locale: LocaleId
  /** The targets of the language switch. */
  paths: Record<LocaleId, string>
  title: string
  text: string
  /** Actions below the text. */
  children?: ReactNode
  /** Whether something else is worth a look now: after a form was sent. */
  withNextSteps?: boolean
}

/** A page with a single message and a link to the home page. */
export async function MessagePage(props: MessagePageProps) {
  const { locale, paths, title, text, children, withNextSteps = false } = props
  const t = await getTranslations('common')
  return (
    <PageLayout locale={locale} paths={paths} crumb={title}>
      <section className="page-width grid gap-5 py-20">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-[60ch] text-lead text-muted">{text}</p>
        {children}
        {withNextSteps && <NextSteps locale={locale} />}
        <p>
          <a className="text-link" href={localePath(locale, '/')}>
            {t('backHome')}
          </a>
        </p>
      </section>
      {withNextSteps && <NewestArticles locale={locale} />}
    </PageLayout>
  )
}

/** The page for a path whose content never loaded and can't be loaded now. */
export async function UnavailablePage({ locale, path }: { locale: LocaleId; path: string }) {
  const t = await getTranslations()
  return (
    <MessagePage
      locale={locale}
      paths={samePathEverywhere(path)}
      title={t('unavailable.title')}
      text={t('unavailable.text')}
    >
      <RetryLink label={t('error.retry')} />
    </MessagePage>
  )
}

/** Loads the page again that the visitor asked for. */
export function RetryLink({ label }: { label: string }) {
  return (
    // The browser follows a link with a target itself: client navigation has nothing to do on the page it is on.
    // biome-ignore lint/a11y/useValidAnchor: an empty URL is that of the page itself, with its query
    <a className="button-secondary justify-self-start" href="" target="_self">
      {label}
    </a>
  )
}
