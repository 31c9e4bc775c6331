import { getTranslations } from 'next-intl/server'
import type { DataAttribute, SectionOf } from '@/content-types.ts'
import { CheckIcon, MailIcon } from '@/ui/icons.tsx'
import { nonBreakingNumbers } from '@/ui/non-breaking-numbers.ts'
import { Decision } from './decision.tsx'
import { markPassages } from './mark-passages.ts'

type ProcessDemoProps = {
  demo: NonNullable<SectionOf<'hero'>['demo']>
  dataAttribute: DataAttribute
}

/** When a field and its passage appear; see demo.css. */
const steps = ['demo-step-1', 'demo-step-2', 'demo-step-3', 'demo-step-4']

/**
 * An email that becomes a record, with one field that a person decides. It is complete without animation; demo.css shows
 * how it comes about, and `DemoPlayback` operates the button.
 */
export async function ProcessDemo({ demo, dataAttribute }: ProcessDemoProps) {
  const t = await getTranslations('demo')
  const { sender, time, subject, message, record, fields, doubt, result, caption } = demo
  const pieces = markPassages(
    message,
    [...fields, doubt].map(({ passage }) => passage),
  )
  return (
    <figure className="demo relative text-card leading-snug" data-sanity={dataAttribute('demo')}>
      <div className="demo-email rounded-lg border border-line bg-raised px-4 pt-3.5 pb-8 shadow-md sm:px-5">
        <p className="flex items-center gap-2.5">
          <MailIcon className="size-5 text-tide" />
          <strong className="font-semibold">{sender}</strong>
          <span className="ml-auto text-muted text-small tabular-nums">{time}</span>
        </p>
        <p className="mt-2 font-display text-h3 leading-tight">{subject}</p>
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
        <button type="button" className="demo-button">
          <span>{t('pause')}</span>
          <span>{t('play')}</span>
          <span>{t('replay')}</span>
        </button>
      </figcaption>
    </figure>
  )
}
