import type { HTMLAttributes, ReactNode } from 'react'

type FieldProps = {
  /** Unique on the page, even if a dialog shows the same form. */
  id: string
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number | undefined
  required?: boolean
  hint?: string
  message?: string
  defaultValue?: string | undefined
  readOnly?: boolean
  /** A multi-line text. */
  multiline?: boolean
  onInput?: (value: string) => string
}

const boxClass = 'w-full rounded border border-muted bg-raised px-4 py-2.5 aria-invalid:border-wrong'

/** A labelled input with its hint and error, connected for assistive technology. */
export function Field({ id, label, hint, message, multiline, onInput, type = 'text', ...input }: FieldProps) {
  const messageId = `${id}-message`
  const common = {
    ...input,
    id,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': message ? messageId : undefined,
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label} {hint && <span className="font-normal text-muted">({hint})</span>}
      </label>
      {multiline ? (
        <textarea {...common} rows={3} className={boxClass} />
      ) : (
        <input
          {...common}
          type={type}
          onInput={({ currentTarget }) => {
            if (onInput) currentTarget.value = onInput(currentTarget.value)
          }}
          className={`min-h-12 ${boxClass}`}
        />
      )}
      {message && (
        <p id={messageId} className="text-small text-wrong">
          {message}
        </p>
      )}
    </div>
  )
}

/** Tells the visitor in the form why it was not sent. */
export function FormAlert({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <p role="alert" className="border-l-4 border-wrong bg-raised px-5 py-4">
      {title && <strong>{title} </strong>}
      {children}
    </p>
  )
}
