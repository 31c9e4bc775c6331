import { emailRule, findProblems, nameRule } from '@tidewright/contracts/forms/field-rules.ts'
import { Field } from '@/ui/form/field.tsx'
import { type Notice, useForm } from '@/ui/form/use-form.ts'
import type { StarterGuideMessages } from './get-dialog-data.ts'

const rules = { name: nameRule, email: emailRule, company: nameRule }

type GuideFormProps = { messages: StarterGuideMessages; onSubmit: (email: string) => Promise<Notice> }

/**
 * Name, email and company. Submitting an incomplete form sends nothing (spec section 5), but marks the first missing
 * field and focuses it, so that screen reader users know why.
 */
export function GuideForm({ messages, onSubmit }: GuideFormProps) {
  const { formProps, field, isSending } = useForm({
    rules,
    messages,
    validate: (values) => findProblems(rules, values),
    problemText: (problem) => (problem === 'invalid' ? messages.invalidEmail : messages.missing),
    send: async ({ values }) => ({ notice: await onSubmit(values.email) }),
  })
  return (
    <form {...formProps} className="grid content-start gap-5">
      <Field {...field('name')} label={messages.labels.name} autoComplete="name" />
      <Field {...field('email')} label={messages.labels.email} type="email" autoComplete="email" />
      <Field {...field('company')} label={messages.labels.company} autoComplete="organization" />
      <button type="submit" className="button-primary justify-self-start" disabled={isSending}>
        {isSending ? messages.submitting : messages.submit}
      </button>
      <p className="text-muted text-small">{messages.note}</p>
    </form>
  )
}
