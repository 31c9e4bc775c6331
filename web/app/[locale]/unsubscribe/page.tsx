import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { PostButton } from '@/ui/post-button.tsx'
import { MessagePage } from '../../../views/message-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

/** Where the unsubscribe links of mails lead, with a token, or as the spec has it with a plain `email`. */
export default async function UnsubscribePage({ searchParams }: PageProps<'/[locale]/unsubscribe'>) {
  const locale = await requireLocale()
  const t = await getTranslations('unsubscribe')
  const { token, email, code, back } = await searchParams
  const page = { locale, path: '/unsubscribe', home: (await getTranslations('common'))('backHome') }
  if (code === 'resubscribed') {
    return <MessagePage {...page} title={t('resubscribedTitle')} text={t('resubscribedText')} />
  }
  if (code === 'accepted') {
    return (
      <MessagePage {...page} title={t('doneTitle')} text={t('doneText')}>
        {typeof back === 'string' && (
          <PostButton
            action="/api/forms/resubscribe"
            fields={{ token: back, locale }}
            label={t('resubscribe')}
            variant="secondary"
          />
        )}
      </MessagePage>
    )
  }
  const failed = code === 'unavailable' || code === 'rate-limited'
  const fields = recipientOf(token, email)
  if (!fields && failed) return <MessagePage {...page} title={t('errorTitle')} text={t('errorText')} />
  if (!fields || code === 'invalid-link' || code === 'invalid') {
    return <MessagePage {...page} title={t('invalidTitle')} text={t('invalidText')} />
  }
  return (
    <MessagePage {...page} title={t(failed ? 'errorTitle' : 'title')} text={t(failed ? 'errorText' : 'text')}>
      <PostButton
        action="/api/forms/unsubscribe"
        fields={{ ...fields, locale }}
        label={t(failed ? 'retry' : 'action')}
      />
    </MessagePage>
  )
}

function recipientOf(token: unknown, email: unknown): Record<string, string> | null {
  if (typeof token === 'string' && token) return { token }
  return typeof email === 'string' && email ? { email } : null
}
