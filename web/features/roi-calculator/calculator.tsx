'use client'

import { calculateRoi, defaultInputs, type RoiInputs } from '@tidewright/contracts/roi.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { track } from '@/analytics/track.ts'
import { fieldClass, labelClass, labelledFieldClass, NumberField } from './number-field.tsx'
import { fieldText, inputsOf, isTooHigh, type NumberInput, readNumber } from './number-inputs.ts'
import { type CalculatorProps, loadOwnOutlook, Results } from './results.tsx'

const numberFields = ['employees', 'hourlyCost', 'manualHours'] as const

/** Inputs on one side, results on the other; every change recalculates. */
export function Calculator(props: CalculatorProps) {
  const { assumptions, messages, languageTag } = props
  const [inputs, setInputs] = useState(defaultInputs)
  // The text in the fields. It differs from the inputs while a field is empty or invalid.
  const [typed, setTyped] = useState(textsOf(defaultInputs, languageTag))
  // The initial example isn't the visitor's calculation.
  const [changed, setChanged] = useState(false)
  useCalculateEvent(inputs, changed ? calculateRoi(inputs, assumptions).monthlySavings : 0)
  const id = useId()

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const linked = inputsOf(
      location.search,
      assumptions.industries.map(({ key }) => key),
    )
    // What the visitor typed before this code arrived counts more than the link.
    const typedBefore = form.current && changedFields(form.current)
    const started = { ...linked, ...typedBefore }
    setInputs(started)
    setTyped(textsOf(started, languageTag))
    if (typedBefore && Object.keys(typedBefore).length > 0) setChanged(true)
  }, [assumptions, languageTag])

  function numberChanged(name: NumberInput, text: string) {
    const value = readNumber(text, name)
    if (value === null && !isTooHigh(text, name)) return
    setTyped((texts) => ({ ...texts, [name]: text }))
    if (value === null) return
    setInputs((before) => ({ ...before, [name]: value }))
    setChanged(true)
  }

  function industryChanged(industry: string) {
    setInputs((before) => ({ ...before, industry }))
    setChanged(true)
    // Spec section 4. The style sheet makes it smooth unless the visitor prefers reduced motion.
    document.getElementById('industries')?.scrollIntoView()
  }

  return (
    <div className="grid gap-y-6 lg:gap-y-8">
      <form
        ref={form}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 lg:grid-cols-4"
        onSubmit={(event) => event.preventDefault()}
        onFocus={() => void loadOwnOutlook().catch(() => {})}
      >
        {numberFields.map((name) => (
          <NumberField
            key={name}
            id={`${id}-${name}`}
            name={name}
            messages={messages}
            languageTag={languageTag}
            typed={typed[name]}
            used={inputs[name]}
            onType={(text) => numberChanged(name, text)}
            onBlur={() => {
              if (isTooHigh(typed[name], name)) return
              setTyped({ ...typed, [name]: fieldText(inputs[name], languageTag) })
            }}
          />
        ))}
        <p className={`max-lg:col-span-2 ${labelledFieldClass}`}>
          <label htmlFor={`${id}-industry`} className={labelClass}>
            {messages.labels.industry}
          </label>
          <select
            id={`${id}-industry`}
            name="industry"
            value={inputs.industry}
            onChange={({ currentTarget }) => industryChanged(currentTarget.value)}
            className={fieldClass}
          >
            {assumptions.industries.map(({ key }) => (
              <option key={key} value={key}>
                {messages.industries[key] ?? key}
              </option>
            ))}
          </select>
        </p>
      </form>
      <Results {...props} inputs={inputs} />
    </div>
  )
}

/** The fields that differ from what the server rendered. */
function changedFields(form: HTMLFormElement): Partial<RoiInputs> {
  const changed: Partial<RoiInputs> = {}
  for (const name of numberFields) {
    const field = form.elements.namedItem(name)
    const value = field instanceof HTMLInputElement ? readNumber(field.value, name) : null
    if (value !== null && value !== defaultInputs[name]) changed[name] = value
  }
  const select = form.elements.namedItem('industry')
  const isChanged = select instanceof HTMLSelectElement && select.value !== defaultInputs.industry
  return isChanged ? { ...changed, industry: select.value } : changed
}

function textsOf(inputs: RoiInputs, languageTag: string): Record<NumberInput, string> {
  const text = (name: NumberInput) => fieldText(inputs[name], languageTag)
  return {
    employees: text('employees'),
    hourlyCost: text('hourlyCost'),
    manualHours: text('manualHours'),
  }
}

/** How long a visitor must pause typing, in milliseconds; intermediate values aren't reported. */
const restMs = 1_000

/** Reports a calculation with savings (spec section 4) once the inputs have settled. */
function useCalculateEvent(inputs: object, monthlySavings: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new inputs with equal savings are a new calculation.
  useEffect(() => {
    if (monthlySavings <= 0) return
    const timer = setTimeout(() => track({ name: 'calculate', source: 'roi_calculator' }), restMs)
    return () => clearTimeout(timer)
  }, [inputs, monthlySavings])
}
