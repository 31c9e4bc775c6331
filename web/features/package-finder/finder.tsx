'use client'

import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { pagePath, publicPath } from '@tidewright/contracts/public-path.ts'
import type { RoiAssumptions } from '@tidewright/contracts/roi.ts'
import { useEffect, useRef, useState } from 'react'
import type { SectionOf } from '@/content-types.ts'
import { fill } from '@/i18n/fill.ts'
import { euroFormat } from '@/ui/format.ts'
import type { FinderMessages } from './get-finder-messages.ts'
import { annualSavings, type FinderOption, inputsFor, recommend } from './recommend.ts'

/** The questions next to each other, and below them the package that fits the answers. */
export function Finder(props: FinderProps) {
  const { questions, messages, locale, languageTag } = props
  const [choices, setChoices] = useState<Readonly<Record<string, number>>>({})

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
    <form
      ref={form}
      lang={localeOf(locale).languageTag}
      onSubmit={(event) => event.preventDefault()}
      className="noscript:hidden"
    >
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
        {questions.map(({ _key, text, options }) => (
          <fieldset key={_key} lang={languageTag} className="min-w-0">
            <legend className="mb-2 font-semibold">{text}</legend>
            {options.map((option, index) => (
              <label
                key={option.text}
                className="flex min-h-11 cursor-pointer items-center gap-3 border-line border-t py-1.5 leading-snug"
              >
                <input
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

export type FinderProps = Pick<SectionOf<'packageFinder'>, 'questions' | 'packages'> & {
  assumptions: RoiAssumptions
  messages: FinderMessages
  locale: LocaleId
  /** Of questions and packages, which may be untranslated; all else is in the visitor's language. */
  languageTag: string
}

type RecommendationProps = FinderProps & { answers: (FinderOption & { question: string })[] }

/** The package that fits the answers, its price next to the estimated saving, and what to do next. */
export function Recommendation({
  answers,
  packages,
  assumptions,
  messages,
  locale,
  languageTag,
}: RecommendationProps) {
  const fitting = recommend(answers, packages)
  if (!fitting) return null
  const inputs = inputsFor(answers)
  const savings = annualSavings(inputs, assumptions)
  const visitorsTag = localeOf(locale).languageTag
  const euro = euroFormat(visitorsTag)
  const number = new Intl.NumberFormat(visitorsTag)
  const line = (label: string, value: string) => fill(messages.line, { label, value })
  const prefill = new URLSearchParams({
    message: [fitting.title, ...answers.map(({ question, text }) => `${question} ${text}`)].join('\n'),
  })
  return (
    <div className="grid gap-x-12 gap-y-5 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <p className="text-small text-tide">{messages.fits}</p>
        <h3 lang={languageTag} className="mt-1 text-h2">
          {fitting.title}
        </h3>
        <p lang={languageTag} className="mt-2 text-muted">
          {fitting.summary}
        </p>
      </div>
      <div className="lg:col-span-7">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <div className="border-tide border-t-2 pt-2">
            <dt className="text-muted text-small">{messages.price}</dt>
            <dd lang={languageTag} className="font-heading text-h3 tabular-nums">
              {fitting.pricePattern}
            </dd>
            <dd className="text-muted text-small">
              {messages.exclVat} · <span lang={languageTag}>{fitting.duration}</span>
            </dd>
          </div>
          <div className="border-tide border-t-2 pt-2">
            <dt className="text-muted text-small">{messages.saved}</dt>
            <dd className="font-heading text-h3 tabular-nums">{euro.format(savings.expected)}</dd>
            <dd className="text-muted text-small">
              {fill(messages.cautious, { savings: euro.format(savings.cautious) })}
            </dd>
          </div>
        </dl>
        <p className="mt-4 text-muted text-small">
          {fill(messages.basis, { cost: euro.format(inputs.hourlyCost) })}{' '}
          {line(messages.people, number.format(inputs.employees))} ·{' '}
          {line(messages.hours, number.format(inputs.manualHours))}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-2 lg:col-span-12">
        <a className="button-secondary" href={publicPath('servicePackage', locale, fitting.slug)}>
          {fill(messages.moreAbout, { name: fitting.title })}
        </a>
        <a
          className="inline-flex min-h-11 items-center text-link"
          href={`${pagePath(locale, 'contact')}#book-call`}
          data-dialog="discoveryCall"
          data-source="package_finder"
          data-prefill={prefill.toString()}
        >
          {messages.bookCall}
        </a>
      </p>
    </div>
  )
}
