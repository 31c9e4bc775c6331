import { isTemporary } from '@tidewright/contracts/forms/form-result.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/links/paths.ts'
import { PostButton } from '@/ui/form/post-button.tsx'
import { MessagePage } from '@/views/message-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter')
  return { title: t('confirmTitle'), robots: { index: false }, referrer: 'same-origin' }
}

/**
 * The page behind the link in the newsletter's email. The visitor confirms with a button: link scanners don't press it.
 */
export default async function ConfirmPage({ searchParams }: PageProps<'/[locale]/newsletter/confirm'>) {
  const locale = await requireLocale()
  const { token, code } = await searchParams
  const t = await getTranslations('newsletter')
  const page = { locale, paths: samePathEverywhere('/newsletter/confirm') }
  if (code === 'accepted')
    return <MessagePage {...page} title={t('confirmedTitle')} text={t('confirmedText')} withNextSteps />
  if (typeof token !== 'string' || !token) {
    return (
      <MessagePage {...page} title={t('invalidTitle')} text={t('invalidText')}>
        <a className="button-primary justify-self-start" href={pagePath(locale, 'newsletter')}>
          {(await getTranslations('unsubscribe'))('restoredAction')}
        </a>
      </MessagePage>
    )
  }
  const text = t(isTemporary(code) ? 'confirmFailed' : 'confirmText')
  return (
    <MessagePage {...page} title={t('confirmTitle')} text={text}>
      <PostButton
        action="/api/forms/newsletter-confirmation"
        fields={{ token, locale }}
        label={t('confirmAction')}
      />
    </MessagePage>
  )
}
