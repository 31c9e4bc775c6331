import type { ChangeEventHandler } from 'react'
import type { RoiMessages } from './get-roi-messages.ts'
import { isTooHigh, maxInputs, type NumberInput } from './number-inputs.ts'
import { fill } from './result-texts.ts'

/** A row each for label, field and problem, which fields next to each other share. */
export const labelledFieldClass = 'row-span-3 grid grid-rows-subgrid'
export const labelClass = 'self-end pt-1 font-semibold leading-snug max-sm:text-small'
export const fieldClass =
  'min-h-12 w-full rounded border border-muted bg-raised px-4 py-2.5 aria-invalid:border-wrong'

type NumberFieldProps = {
  id: string
  name: NumberInput
  step: number
  messages: Pick<RoiMessages, 'labels' | 'tooHigh' | 'stillUses'>
  languageTag: string
  /** The text in the field. */
  typed: string
  /** The number that the result uses. */
  used: number
  onChange: ChangeEventHandler<HTMLInputElement>
  onBlur: () => void
}

/** A number of the calculation. If it is impossible, the field says why, and which number the result uses instead. */
export function NumberField({ id, name, messages, languageTag, typed, used, ...input }: NumberFieldProps) {
  const number = new Intl.NumberFormat(languageTag)
  const isWrong = isTooHigh(typed, name)
  return (
    <p className={`max-lg:nth-3:col-span-2 ${labelledFieldClass}`}>
      <label htmlFor={id} className={labelClass}>
        {messages.labels[name]}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        max={maxInputs[name]}
        value={typed}
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
