import { getLocale, getTranslations } from 'next-intl/server'
import type { DataAttribute, SectionOf } from '@/content-types.ts'
import { nonBreakingNumbers } from '@/ui/format.ts'
import { CheckIcon, MailIcon } from '@/ui/icons.tsx'

type ProcessDemoProps = {
  demo: NonNullable<SectionOf<'hero'>['demo']>
  dataAttribute: DataAttribute
}

/** When a field and its passage appear; see demo.css. */
const steps = ['demo-step-1', 'demo-step-2', 'demo-step-3', 'demo-step-4']

/**
 * An email that becomes a record, with one field that a person decides. It is complete without animation; demo.css shows
 * how it comes about, and `playDemo` operates the button.
 */
export async function ProcessDemo({ demo, dataAttribute }: ProcessDemoProps) {
  const [t, lang] = await Promise.all([getTranslations('demo'), getLocale()])
  const { sender, time, subject, message, record, fields, doubt, result, caption } = demo
  const pieces = markPassages(
    message,
    [...fields, doubt].map(({ passage }) => passage),
  )
  return (
    <figure className="demo relative text-small leading-snug" data-sanity={dataAttribute('demo')}>
      <div className="demo-email rounded-lg border border-line bg-raised px-4 pt-3.5 pb-8 shadow-md sm:px-5">
        <p className="flex items-center gap-2.5">
          <MailIcon className="size-5 text-tide" />
          <strong className="font-semibold">{sender}</strong>
          <span className="ml-auto text-muted text-small tabular-nums">{time}</span>
        </p>
        <p className="mt-2 font-heading text-h3 leading-tight">{subject}</p>
        <p className="mt-1.5 leading-normal">
          {pieces.map(({ text, mark }) =>
            mark === null ? (
              nonBreakingNumbers(text)
            ) : (
              <mark
                key={mark}
                className={`demo-mark ${steps[mark] ?? ''}`}
                data-unsure={mark === fields.length || undefined}
              >
                {text}
              </mark>
            ),
          )}
        </p>
      </div>
      <div className="demo-record relative -mt-5 ml-4 overflow-hidden rounded-lg border border-line bg-raised shadow-lg sm:ml-12">
        <p className="border-line border-b bg-foam px-4 py-2 font-semibold sm:px-5">{record}</p>
        <dl>
          {fields.map(({ _key, label, value }, index) => (
            <div
              key={_key}
              className={`grid grid-cols-[5rem_1fr] sm:grid-cols-[5.5rem_1fr] items-baseline gap-x-3 border-line border-b px-4 py-1.5 sm:px-5 ${steps[index] ?? ''}`}
            >
              <dt className="text-muted text-small">{label}</dt>
              <dd className="demo-filled flex min-w-0 justify-between gap-2 font-medium wrap-anywhere">
                <span>{nonBreakingNumbers(value)}</span>
                <CheckIcon className="size-5 text-tide" />
              </dd>
            </div>
          ))}
          <Decision doubt={doubt} />
        </dl>
        <p className="demo-result flex items-center gap-2.5 px-4 py-2.5 font-semibold text-tide sm:px-5">
          <CheckIcon className="size-5" />
          {nonBreakingNumbers(result)}
        </p>
      </div>
      <figcaption className="mt-2 ml-4 flex flex-wrap items-baseline justify-between gap-4 text-muted text-small sm:ml-12">
        {caption}
        <button type="button" lang={lang} className="demo-button">
          <span>{t('pause')}</span>
          <span>{t('play')}</span>
          <span>{t('replay')}</span>
        </button>
      </figcaption>
    </figure>
  )
}

type DecisionProps = { doubt: NonNullable<SectionOf<'hero'>['demo']>['doubt'] }

/** The uncertain field of a demo: why it is uncertain, its two possible values, and the decision. */
function Decision({ doubt: { label, reason, chosen, other, decision } }: DecisionProps) {
  return (
    <div className="demo-doubt grid grid-cols-[minmax(0,5rem)_minmax(0,1fr)] sm:grid-cols-[5.5rem_1fr] items-baseline gap-x-3 border-line border-b py-2 pr-4 pl-3 sm:pr-5 sm:pl-4">
      <dt className="text-muted text-small">{label}</dt>
      <dd className="demo-reason min-w-0 wrap-anywhere font-medium text-signal">
        {nonBreakingNumbers(reason)}
      </dd>
      <dd className="demo-options relative col-span-2 mt-1.5 min-w-0 sm:col-span-1 sm:col-start-2 flex flex-wrap gap-2">
        <span className="demo-chosen inline-flex items-center gap-1.5 rounded border border-tide bg-foam px-2.5 py-0.5 font-semibold">
          <Circle isFilled />
          {nonBreakingNumbers(chosen)}
        </span>
        <s className="inline-flex items-center gap-1.5 rounded border border-line px-2.5 py-0.5 text-muted no-underline">
          <Circle />
          {nonBreakingNumbers(other)}
        </s>
      </dd>
      <dd className="demo-decision min-w-0 col-span-2 mt-1.5 sm:col-span-1 sm:col-start-2">
        {nonBreakingNumbers(decision)}
      </dd>
    </div>
  )
}

/** A radio button that can't be operated. */
function Circle({ isFilled = false }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" />
      {isFilled && <circle cx="8" cy="8" r="4" className="fill-tide" />}
    </svg>
  )
}

/** A piece of a text; `mark` is the index of the passage that it is, if it is one. */
type Piece = { text: string; mark: number | null }

/**
 * Splits a text at passages of it, which are marked by their indexes. A passage that isn't in the text or overlaps one
 * before it in the text is not marked.
 */
export function markPassages(text: string, passages: readonly string[]): Piece[] {
  const places = passages
    .map((passage, mark) => ({ mark, start: passage ? text.indexOf(passage) : -1, length: passage.length }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start)
  const pieces: Piece[] = []
  let end = 0
  for (const { mark, start, length } of places) {
    if (start < end) continue
    if (start > end) pieces.push({ text: text.slice(end, start), mark: null })
    end = start + length
    pieces.push({ text: text.slice(start, end), mark })
  }
  if (end < text.length) pieces.push({ text: text.slice(end), mark: null })
  return pieces
}
