import { isTemporary } from '@tidewright/contracts/forms/form-result.ts'
import { emailInQuery } from '@tidewright/contracts/forms/normalize-email.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { localePath, pagePath } from '@tidewright/contracts/public-path.ts'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getCompanyFacts } from '@/content/company-facts.ts'
import { UnsubscribeOnLoad } from '@/features/unsubscribe/unsubscribe-on-load.tsx'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/links/paths.ts'
import { PostButton } from '@/ui/form/post-button.tsx'
import { MessagePage } from '@/views/message-page.tsx'
import { PageLayout } from '@/views/page-layout.tsx'

type Parameters = Record<string, string | string[] | undefined>

export async function generateMetadata({
  searchParams,
}: PageProps<'/[locale]/unsubscribe'>): Promise<Metadata> {
  return { title: await headingOf(await searchParams), robots: { index: false }, referrer: 'same-origin' }
}

/** The page's heading, which is its title too. */
async function headingOf({ token, email, code }: Parameters): Promise<string> {
  const t = await getTranslations('unsubscribe')
  if (code === 'resubscribed' || code === 'restored') return t('resubscribedTitle')
  if (code === 'accepted') return t('doneTitle')
  if (isTemporary(code)) return t('errorTitle')
  const isValid = recipientOf(token, email) && code !== 'invalid-link' && code !== 'invalid'
  return isValid ? t('title') : t('invalidTitle')
}

/**
 * The page behind unsubscribe links. With a token, as in our own emails, the visitor presses a button: link scanners
 * must not unsubscribe anybody. With a plain `email`, as in the spec, the page acts by itself.
 */
export default async function UnsubscribePage({ searchParams }: PageProps<'/[locale]/unsubscribe'>) {
  const locale = await requireLocale()
  const t = await getTranslations('unsubscribe')
  const parameters = await searchParams
  const { token, email, code, back } = parameters
  const title = await headingOf(parameters)
  const page = { title, locale, paths: samePathEverywhere('/unsubscribe') }
  if (code === 'resubscribed') {
    return <MessagePage {...page} text={t('resubscribedText')} />
  }
  if (code === 'restored') {
    return (
      <MessagePage {...page} text={t('restoredText')}>
        <a className="button-secondary justify-self-start" href={pagePath(locale, 'newsletter')}>
          {t('restoredAction')}
        </a>
      </MessagePage>
    )
  }
  if (code === 'accepted') {
    return (
      <MessagePage {...page} text={t('doneText')}>
        {typeof back === 'string' ? (
          <PostButton
            action="/api/forms/resubscribe"
            fields={{ token: back, locale }}
            label={t('resubscribe')}
            variant="secondary"
          />
        ) : (
          <a className="button-secondary justify-self-start" href={pagePath(locale, 'newsletter')}>
            {t('resubscribe')}
          </a>
        )}
      </MessagePage>
    )
  }
  const failed = isTemporary(code)
  const fields = recipientOf(token, email)
  if (fields?.email && !code) {
    return <UnsubscribeByEmail locale={locale} email={fields.email} />
  }
  const advice = failed && <p className="max-w-[60ch]">{await adviceIn(locale)}</p>
  if (failed && typeof back === 'string') {
    const text = (await getTranslations('newsletter'))('confirmFailed')
    return (
      <MessagePage {...page} text={text}>
        {advice}
        <PostButton action="/api/forms/resubscribe" fields={{ token: back, locale }} label={t('retry')} />
      </MessagePage>
    )
  }
  if (!fields && failed) {
    return (
      <MessagePage {...page} text={t('errorText')}>
        {advice}
      </MessagePage>
    )
  }
  if (!fields || code === 'invalid-link' || code === 'invalid') {
    return (
      <MessagePage {...page} text={t('invalidText')}>
        <p className="max-w-[60ch]">{await adviceIn(locale)}</p>
      </MessagePage>
    )
  }
  return (
    <MessagePage {...page} text={t(failed ? 'errorText' : 'text')}>
      {advice}
      <PostButton
        action="/api/forms/unsubscribe"
        fields={{ ...fields, locale }}
        label={t(failed ? 'retry' : 'action')}
      />
      {fields.token && (
        <p>
          <a
            className="text-link"
            href={`${localePath(locale, '/newsletter/language')}?${new URLSearchParams({ token: fields.token })}`}
          >
            {t('otherLanguage')}
          </a>
        </p>
      )}
    </MessagePage>
  )
}

/** Submits itself with JavaScript; shows a button without. */
async function UnsubscribeByEmail({ locale, email }: { locale: LocaleId; email: string }) {
  const t = await getTranslations('unsubscribe')
  const messages = {
    processing: t('processing'),
    doneTitle: t('doneTitle'),
    doneText: t('doneText'),
    resubscribe: t('resubscribe'),
    errorTitle: t('errorTitle'),
    errorText: t('errorText'),
    advice: await adviceIn(locale),
    retry: t('retry'),
  }
  const className = 'page-width grid gap-5 py-20'
  return (
    <PageLayout locale={locale} paths={samePathEverywhere('/unsubscribe')} crumb={t('title')}>
      <UnsubscribeOnLoad
        email={email}
        messages={messages}
        newsletterPath={pagePath(locale, 'newsletter')}
        className={`${className} noscript:hidden`}
      />
      <noscript>
        <section className={className}>
          <h1 className="text-h1">{t('title')}</h1>
          <p className="max-w-[60ch] text-lead text-muted">{t('text')}</p>
          <PostButton action="/api/forms/unsubscribe" fields={{ email, locale }} label={t('action')} />
        </section>
      </noscript>
    </PageLayout>
  )
}

async function adviceIn(locale: LocaleId): Promise<string> {
  const t = await getTranslations('unsubscribe')
  return t('advice', { email: (await getCompanyFacts(locale))?.email ?? '' })
}

function recipientOf(token: unknown, email: unknown): { token?: string; email?: string } | null {
  if (typeof token === 'string' && token) return { token }
  const recipient = typeof email === 'string' ? emailInQuery(email) : ''
  return recipient ? { email: recipient } : null
}
