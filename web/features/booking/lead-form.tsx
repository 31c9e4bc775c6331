import { type LeadField, leadRules } from '@tidewright/schemas/forms/lead-rules.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { type ReactNode, useId } from 'react'
import { BotSignals } from '@/ui/bot-signals.tsx'
import { Field } from '@/ui/field.tsx'
import { fieldMessage } from './form-messages.ts'
import type { FormMessages } from './get-form-messages.ts'
import type { useLeadForm } from './use-lead-form.ts'

type LeadFormProps = {
  lead: ReturnType<typeof useLeadForm>
  locale: LocaleId
  messages: FormMessages
  values?: Partial<Record<LeadField, string>>
  /** Above the fields. */
  notice?: ReactNode
  /** Further fields, beneath those that are sent. */
  children?: ReactNode
}

/** The four fields of both booking forms: a plain form post, taken over by the component around it once that runs. */
export function LeadForm({ lead, locale, messages, values = {}, notice, children }: LeadFormProps) {
  const { form, running, submitting, problems, message, submit } = lead
  const id = useId()
  const field = (name: LeadField) => ({
    id: `${id}-${name}`,
    name,
    label: messages.labels[name],
    message: fieldMessage(messages, problems, name),
    maxLength: leadRules[name].max,
    defaultValue: values[name],
    readOnly: submitting,
  })
  return (
    <form
      ref={form}
      action="/api/forms/lead"
      method="post"
      noValidate={running}
      onSubmit={submit}
      className="grid gap-5"
      aria-busy={submitting}
    >
      {notice}
      <input type="hidden" name="locale" value={locale} />
      <div className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field {...field('name')} autoComplete="name" required />
        <Field {...field('email')} type="email" autoComplete="email" required />
        <Field {...field('company')} autoComplete="organization" required />
        <Field {...field('phone')} type="tel" autoComplete="tel" hint={messages.optional} />
      </div>
      {children}
      <BotSignals />
      {message && (
        <p role="alert" className="border-l-4 border-wrong bg-raised px-5 py-4">
          {message}
        </p>
      )}
      <p className="text-small text-muted">{messages.privacyNote}</p>
      <button type="submit" className="button-primary justify-self-start" disabled={submitting}>
        {submitting ? messages.submitting : messages.submit}
      </button>
    </form>
  )
}
