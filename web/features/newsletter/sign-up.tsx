'use client'

import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useState } from 'react'
import type { NewsletterMessages } from './get-messages.ts'
import { type NewsletterFlash, NewsletterForm, Welcome } from './newsletter-form.tsx'

type SignUpProps = { locale: LocaleId; messages: NewsletterMessages; flash?: NewsletterFlash | null }

/** The newsletter form on a page, replaced by a success view after signing up. */
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
