import { isTemporary } from '@tidewright/contracts/forms/form-result.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { localePath, pagePath } from '@tidewright/contracts/public-path.ts'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/links/paths.ts'
import { MessagePage } from '@/views/message-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter')
  return { title: t('languageTitle'), robots: { index: false }, referrer: 'same-origin' }
}

/** The page behind the language link of a newsletter: one button per language, with the same token as to unsubscribe. */
export default async function LanguagePage({ searchParams }: PageProps<'/[locale]/newsletter/language'>) {
  const locale = await requireLocale()
  const { token, code } = await searchParams
  const t = await getTranslations('newsletter')
  const page = { locale, paths: samePathEverywhere('/newsletter/language') }
  if (code === 'accepted')
    return <MessagePage {...page} title={t('languageDoneTitle')} text={t('languageDoneText')} />
  if (typeof token !== 'string' || !token) {
    const isUnknown = code === 'not-found'
    const title = t(isUnknown ? 'languageUnknownTitle' : 'invalidTitle')
    return (
      <MessagePage
        {...page}
        title={title}
        text={t(isUnknown ? 'languageUnknownText' : 'languageInvalidText')}
      >
        <a className="button-primary justify-self-start" href={pagePath(locale, 'newsletter')}>
          {(await getTranslations('unsubscribe'))('restoredAction')}
        </a>
      </MessagePage>
    )
  }
  const text = t(isTemporary(code) ? 'confirmFailed' : 'languageText')
  return (
    <MessagePage {...page} title={t('languageTitle')} text={text}>
      <form action="/api/forms/newsletter-language" method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        {locales.map(({ id, name, languageTag }) => (
          <button
            key={id}
            type="submit"
            name="language"
            value={id}
            lang={languageTag}
            className={id === locale ? 'button-primary' : 'button-secondary'}
          >
            {name}
          </button>
        ))}
      </form>
      <p>
        <a
          className="text-link"
          href={`${localePath(locale, '/unsubscribe')}?${new URLSearchParams({ token })}`}
        >
          {(await getTranslations('unsubscribe'))('title')}
        </a>
      </p>
    </MessagePage>
  )
}
