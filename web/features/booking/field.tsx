import { type LeadField, leadRules } from '@tidewright/schemas/forms/lead-rules.ts'

type FieldProps = {
  name: LeadField
  label: string
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  required?: boolean
  hint?: string
  message?: string
  defaultValue?: string
  readOnly?: boolean
}

/** A labelled input with its hint and its error, tied together for assistive technology. */
export function Field({ name, label, hint, message, ...input }: FieldProps) {
  const messageId = `${name}-message`
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="font-semibold">
        {label} {hint && <span className="font-normal text-muted">({hint})</span>}
      </label>
      <input
        {...input}
        id={name}
        name={name}
        maxLength={leadRules[name].max}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? messageId : undefined}
        className="min-h-12 rounded border border-muted bg-raised px-4 py-2.5 aria-invalid:border-wrong"
      />
      {message && (
        <p id={messageId} className="text-small text-wrong">
          {message}
        </p>
      )}
    </div>
  )
}
