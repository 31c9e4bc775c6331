import type { KeyboardEvent } from 'react'
import { fill } from '@/i18n/fill.ts'
import type { RoiMessages } from './get-roi-messages.ts'
import { fieldText, isTooHigh, maxInputs, type NumberInput, steps } from './number-inputs.ts'

/** A row each for label, field and problem, which fields next to each other share. */
export const labelledFieldClass = 'row-span-3 grid grid-rows-subgrid'
export const labelClass = 'self-end pt-1 font-semibold leading-snug max-sm:text-small'
export const fieldClass =
  'min-h-12 w-full rounded border border-muted bg-raised px-4 py-2.5 aria-invalid:border-wrong'

type NumberFieldProps = {
  id: string
  name: NumberInput
  messages: Pick<RoiMessages, 'labels' | 'tooHigh' | 'stillUses'>
  languageTag: string
  /** The text in the field. */
  typed: string
  /** The number that the result uses. */
  used: number
  onType: (text: string) => void
  onBlur: () => void
}

const directions: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A number of the calculation. If it is impossible, the field says why, and which number the result uses instead. A text
 * field, because browsers drop the decimal comma from number fields if their own language doesn't have it.
 */
export function NumberField(props: NumberFieldProps) {
  const { id, name, messages, languageTag, typed, used, onType, onBlur } = props
  function count(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const counted = Number((used + direction * steps[name]).toFixed(2))
    onType(fieldText(Math.min(Math.max(counted, 0), maxInputs[name]), languageTag))
  }
  const number = new Intl.NumberFormat(languageTag)
  const isWrong = isTooHigh(typed, name)
  return (
    <p className={`max-lg:nth-3:col-span-2 ${labelledFieldClass}`}>
      <label htmlFor={id} className={labelClass}>
        {messages.labels[name]}
      </label>
      <input
        id={id}
        name={name}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-valuemin={0}
        aria-valuemax={maxInputs[name]}
        aria-valuenow={used}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={count}
        onBlur={onBlur}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-limit` : undefined}
        className={fieldClass}
      />
      {isWrong && (
        <span id={`${id}-limit`} role="alert" className="text-small text-wrong">
          {fill(messages.tooHigh[name], { max: number.format(maxInputs[name]) })}{' '}
          {fill(messages.stillUses, { value: number.format(used) })}
        </span>
      )}
    </p>
  )
}
