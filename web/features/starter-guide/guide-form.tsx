import {
  emailRule,
  type FieldProblems,
  findProblems,
  nameRule,
} from '@tidewright/schemas/forms/field-rules.ts'
import { type FormEvent, useId, useState } from 'react'
import { Field } from '@/ui/field.tsx'
import type { StarterGuideMessages } from './get-dialog-data.ts'

const rules = { name: nameRule, email: emailRule, company: nameRule }
type GuideField = keyof typeof rules

type GuideFormProps = {
  messages: StarterGuideMessages
  isSubmitting: boolean
  onSubmit: (email: string) => void
}

/**
 * Name, e-mail address and company. A form that lacks one does nothing on being sent (spec section 5), but to mark the
 * field and lead there: whoever does not see the form could not find out why.
 */
export function GuideForm({ messages, isSubmitting, onSubmit }: GuideFormProps) {
  const [problems, setProblems] = useState<FieldProblems<GuideField>>({})
  const id = useId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (field: GuideField) => String(data.get(field) ?? '').trim()
    const values = { name: text('name'), email: text('email'), company: text('company') }
    const newProblems = findProblems(rules, values)
    setProblems(newProblems)
    const [first] = Object.keys(newProblems)
    if (first) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    onSubmit(values.email)
  }

  const field = (name: GuideField) => ({
    id: `${id}-${name}`,
    name,
    label: messages.labels[name],
    message: problems[name] && (problems[name] === 'invalid' ? messages.invalidEmail : messages.missing),
    maxLength: rules[name].max,
    required: true,
    readOnly: isSubmitting,
  })
  return (
    <form noValidate onSubmit={submit} className="grid content-start gap-5" aria-busy={isSubmitting}>
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('company')} autoComplete="organization" />
      <button type="submit" className="button-primary justify-self-start" disabled={isSubmitting}>
        {isSubmitting ? messages.submitting : messages.submit}
      </button>
      <p className="text-muted text-small">{messages.note}</p>
    </form>
  )
}
