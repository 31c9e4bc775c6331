import type { LeadField } from '@tidewright/contracts/forms/lead-rules.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { ReactNode } from 'react'
import { BotSignals } from '@/ui/form/bot-signals.tsx'
import { Field, FormAlert } from '@/ui/form/field.tsx'
import type { FormMessages } from './get-messages.ts'
import type { useLeadForm } from './use-lead-form.ts'

type LeadFormProps = {
  lead: ReturnType<typeof useLeadForm>
  locale: LocaleId
  messages: FormMessages
  values?: Partial<Record<LeadField, string>>
  /** Shown above the fields. */
  notice?: ReactNode
  /** More fields, below those of the request. */
  children?: ReactNode
}

/** The four fields of both booking forms: a plain form post, enhanced by its parent component once that runs. */
export function LeadForm({ lead, locale, messages, values = {}, notice, children }: LeadFormProps) {
  const { formProps, field, isSending, message } = lead
  const input = (name: LeadField) => ({
    ...field(name),
    label: messages.labels[name],
    defaultValue: values[name],
  })
  return (
    <form {...formProps} action="/api/forms/lead" method="post" className="grid gap-5">
      {notice}
      <input type="hidden" name="locale" value={locale} />
      <div className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field {...input('name')} autoComplete="name" />
        <Field {...input('email')} type="email" autoComplete="email" />
        <Field {...input('company')} autoComplete="organization" />
        <Field {...input('phone')} type="tel" autoComplete="tel" hint={messages.optional} />
      </div>
      {children}
      <BotSignals />
      {message && <FormAlert>{message}</FormAlert>}
      <p className="text-small text-muted">{messages.privacyNote}</p>
      <button type="submit" className="button-primary justify-self-start" disabled={isSending}>
        {isSending ? messages.submitting : messages.submit}
      </button>
    </form>
  )
}
