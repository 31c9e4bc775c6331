'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { type FinderProps, Recommendation } from './recommendation.tsx'

/** The questions next to each other, and below them the package that fits the answers. */
export function Finder(props: FinderProps) {
  const { questions, messages } = props
  const [choices, setChoices] = useState<Readonly<Record<string, number>>>({})
  const id = useId()

  // What the visitor chose before this code arrived.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const checked = form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    setChoices(Object.fromEntries([...checked].map(({ name, value }) => [name, Number(value)])))
  }, [])

  const answers = questions.flatMap(({ _key, text, options }) => {
    const option = options[choices[_key] ?? -1]
    return option ? [{ ...option, question: text }] : []
  })
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()} className="noscript:hidden">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
        {questions.map(({ _key, text, options }) => (
          <fieldset key={_key} className="min-w-0">
            <legend className="mb-2 font-semibold">{text}</legend>
            {options.map((option, index) => (
              <label
                key={option.text}
                htmlFor={`${id}-${_key}-${index}`}
                className="flex min-h-11 cursor-pointer items-center gap-3 border-line border-t py-1.5 leading-snug"
              >
                <input
                  id={`${id}-${_key}-${index}`}
                  type="radio"
                  name={_key}
                  value={index}
                  checked={choices[_key] === index}
                  onChange={() => setChoices((before) => ({ ...before, [_key]: index }))}
                  className="size-5 shrink-0 accent-tide"
                />
                {option.text}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div aria-live="polite" className="mt-7 min-h-24 rounded bg-raised p-5 sm:p-8">
        {answers.length === questions.length ? (
          <Recommendation {...props} answers={answers} />
        ) : (
          <p className="text-muted">{messages.unanswered}</p>
        )}
      </div>
    </form>
  )
}
