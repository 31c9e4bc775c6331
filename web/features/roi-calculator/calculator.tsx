'use client'

import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { CopyButton } from '@/ui/copy-button.tsx'
import type { RoiMessages } from './get-roi-messages.ts'
import { inputsOf, linkTo } from './inputs-link.ts'
import { calculateRoi, defaultInputs, type RoiAssumptions, type RoiInputs, readNumber } from './roi.ts'
import { RoiChart } from './roi-chart.tsx'
import { useCalculateEvent } from './use-calculate-event.ts'

type CalculatorProps = { assumptions: RoiAssumptions; messages: RoiMessages; languageTag: string }

const numberFields = [
  { name: 'employees', step: 1 },
  { name: 'hourlyCost', step: 0.01 },
  { name: 'manualHours', step: 0.5 },
] as const

/** Inputs on one side, results on the other; every change recalculates. */
export function Calculator({ assumptions, messages, languageTag }: CalculatorProps) {
  const [inputs, setInputs] = useState(defaultInputs)
  // The text in the fields. It differs from the inputs while a field is empty or invalid.
  const [typed, setTyped] = useState(textsOf(defaultInputs))
  // The initial example isn't the visitor's calculation.
  const [changed, setChanged] = useState(false)
  useCalculateEvent(inputs, changed ? calculateRoi(inputs, assumptions).monthlySavings : 0)
  const id = useId()

  useEffect(() => {
    const linked = inputsOf(
      location.search,
      assumptions.industries.map(({ key }) => key),
    )
    setInputs(linked)
    setTyped(textsOf(linked))
  }, [assumptions])

  function numberChanged({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const name = currentTarget.name as 'employees' | 'hourlyCost' | 'manualHours' // the fields below
    const value = currentTarget.validity.badInput ? null : readNumber(currentTarget.value)
    if (value === null) return
    setTyped((texts) => ({ ...texts, [name]: currentTarget.value }))
    setInputs((before) => ({ ...before, [name]: value }))
    setChanged(true)
  }

  function industryChanged({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    setInputs((before) => ({ ...before, industry: currentTarget.value }))
    setChanged(true)
    // Spec section 4. The style sheet makes it smooth unless the visitor prefers reduced motion.
    document.getElementById('industries')?.scrollIntoView()
  }

  const field = 'min-h-12 w-full rounded border border-muted bg-raised px-4 py-2.5'
  return (
    <div className="grid gap-x-16 gap-y-7 lg:grid-cols-12">
      <form
        className="grid grid-cols-2 content-start gap-4 lg:col-span-4"
        onSubmit={(event) => event.preventDefault()}
      >
        {numberFields.map(({ name, step }) => (
          <p key={name} className="grid content-end gap-1.5 nth-3:col-span-2">
            <label htmlFor={`${id}-${name}`} className="font-semibold leading-snug max-sm:text-small">
              {messages.labels[name]}
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              type="number"
              inputMode="decimal"
              min={0}
              step={step}
              value={typed[name]}
              onChange={numberChanged}
              onBlur={() => setTyped(textsOf(inputs))}
              className={field}
            />
          </p>
        ))}
        <p className="col-span-2 grid content-end gap-1.5">
          <label htmlFor={`${id}-industry`} className="font-semibold leading-snug max-sm:text-small">
            {messages.labels.industry}
          </label>
          <select
            id={`${id}-industry`}
            name="industry"
            value={inputs.industry}
            onChange={industryChanged}
            className={field}
          >
            {assumptions.industries.map(({ key }) => (
              <option key={key} value={key}>
                {messages.industries[key] ?? key}
              </option>
            ))}
          </select>
        </p>
      </form>
      <Results inputs={inputs} assumptions={assumptions} messages={messages} languageTag={languageTag} />
    </div>
  )
}

function Results({ inputs, assumptions, messages, languageTag }: CalculatorProps & { inputs: RoiInputs }) {
  const result = calculateRoi(inputs, assumptions)
  const euro = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  const month = new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'month', unitDisplay: 'long' })
  const payback = result.monthlySavings > 0 ? month.format(result.roiMonths) : messages.never
  const texts = {
    monthlySavings: euro.format(result.monthlySavings),
    annualSavings: euro.format(result.annualSavings),
    hoursSaved: new Intl.NumberFormat(languageTag).format(result.hoursSaved),
    roiMonths: payback,
  }
  const description = messages.description
    .replace('{savings}', texts.annualSavings)
    .replace('{payback}', payback)
  return (
    <div className="grid min-w-0 gap-5 lg:col-span-8">
      <dl aria-live="polite" className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {(['monthlySavings', 'annualSavings', 'hoursSaved', 'roiMonths'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end border-t-2 border-tide pt-2">
            <dt className="text-small text-muted">{messages.results[name]}</dt>
            <dd className="font-display text-h2 tabular-nums wrap-anywhere lg:text-h3" data-result={name}>
              {texts[name]}
            </dd>
          </div>
        ))}
      </dl>
      <RoiChart
        inputs={inputs}
        assumptions={assumptions}
        messages={messages.chart}
        description={description}
        formatCost={(cost) => euro.format(cost)}
      />
      <p>
        <CopyButton
          text={() => linkTo(inputs, location.href)}
          label={messages.copyLink}
          copiedLabel={messages.copied}
        />
      </p>
    </div>
  )
}

function textsOf({ employees, hourlyCost, manualHours }: RoiInputs) {
  return { employees: String(employees), hourlyCost: String(hourlyCost), manualHours: String(manualHours) }
}
