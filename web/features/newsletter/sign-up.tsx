'use client'

import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { useState } from 'react'
import type { NewsletterMessages } from './get-newsletter-messages.ts'
import { type NewsletterFlash, NewsletterForm } from './newsletter-form.tsx'
import { Welcome } from './welcome.tsx'

type SignUpProps = { locale: LocaleId; messages: NewsletterMessages; flash?: NewsletterFlash | null }

/** The newsletter's form on a page; a welcome takes its place. */
export function SignUp({ locale, messages, flash }: SignUpProps) {
  const [isSubscribed, setSubscribed] = useState(false)
  if (isSubscribed) return <Welcome {...messages.results.subscribed} />
  return (
    <NewsletterForm
      locale={locale}
      messages={messages}
      source="direct"
      flash={flash}
      onResult={(result) => setSubscribed(result === 'subscribed')}
    />
  )
}
