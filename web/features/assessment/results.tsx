import { pagePath } from '@tidewright/contracts/public-path.ts'
import type { ReactNode, Ref } from 'react'
import { fill } from '@/i18n/fill.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import { mailDraft } from '@/ui/mail-draft.ts'
import type { AssessmentData } from './assessment-data.ts'
import { type AssessmentResult, profileOf, scale } from './assessment-result.ts'
import { Dial } from './dial.tsx'
import { companyMail, resultText, shareMail } from './result-text.ts'

type ResultsProps = {
  data: AssessmentData
  result: AssessmentResult
  /** The site's origin, since shared texts need absolute URLs. */
  site: string
  headingRef?: Ref<HTMLHeadingElement>
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
  /** The restart button. */
  again: ReactNode
  /** The answers in the result's URL; without them, as in a plain form, there is no link to copy. */
  fragment?: string
  /** What the visitor calculated before, for the notes of the booking form. */
  notes?: string | undefined
  employees?: string | undefined
}

/** The score, what it means, and what to do next. */
export function Results(props: ResultsProps) {
  const { data, result, headingRef, heading: Heading = 'h3' } = props
  const Subheading = Heading === 'h2' ? 'h3' : 'h4'
  const { assessment, messages, contentLanguageTag } = data
  const profile = profileOf(result.score, assessment.profiles)
  if (!profile) return null
  const score = fill(messages.score, { score: String(result.score), scale: String(scale) })
  return (
    <div className="grid gap-x-14 gap-y-8 @3xl:grid-cols-12">
      <div className="@3xl:col-span-12">
        <Heading ref={headingRef} tabIndex={-1} className="text-h2">
          <span lang={contentLanguageTag}>{profile.title}</span>{' '}
          <span className="mt-2 block font-body font-normal text-muted text-small tracking-normal">
            {messages.scoreLabel} {score}
          </span>
        </Heading>
        <p lang={contentLanguageTag} className="mt-3 max-w-[56ch] text-lead">
          {profile.subtitle}
        </p>
      </div>
      <div className="@3xl:col-span-4">
        <Dial
          score={result.score}
          thresholds={assessment.profiles.map(({ threshold }) => threshold)}
          label={score}
        />
        <dl lang={contentLanguageTag} className="mt-8 grid gap-4">
          <Fact label={messages.expectedRoi} value={profile.expectedRoi} lang={data.languageTag} />
          <Fact label={messages.timeline} value={profile.timeline} lang={data.languageTag} />
        </dl>
      </div>
      <div className="@3xl:col-span-8">
        <p lang={contentLanguageTag} className="max-w-[64ch] text-muted">
          {profile.description}
        </p>
        <Subheading className="mt-8 font-body font-semibold text-base tracking-normal">
          {messages.nextSteps}
        </Subheading>
        <ol
          lang={contentLanguageTag}
          className="mt-3 max-w-[60ch] list-decimal space-y-2 pl-6 marker:text-tide"
        >
          {profile.nextSteps.map((step) => (
            <li key={step} className="pl-2">
              {step}
            </li>
          ))}
        </ol>
        <Actions {...props} profile={profile} score={score} />
      </div>
    </div>
  )
}

function Fact({ label, value, lang }: { label: string; value: string; lang: string }) {
  return (
    <div className="border-tide border-t-2 pt-3">
      <dt lang={lang} className="text-muted text-small">
        {label}
      </dt>
      <dd className="font-heading text-h3">{value}</dd>
    </div>
  )
}

type ActionsProps = ResultsProps & {
  profile: AssessmentData['assessment']['profiles'][number]
  score: string
}

function Actions(props: ActionsProps) {
  const { data, result, site, profile, score, fragment, notes, employees, again } = props
  const { assessment, messages, locale, languageTag } = data
  const path = pagePath(locale, 'assessment')
  const { href } = new URL(path, site)
  const share = shareMail(messages, result, profile, href)
  const date = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(new Date(result.timestamp))
  const toUs = companyMail(messages, result, profile, date)
  const prefill = new URLSearchParams({
    message: [`${profile.title} (${score})`, notes].filter(Boolean).join('\n\n'),
    ...(employees && { employees }),
  })
  const quiet = 'text-link inline-flex min-h-11 cursor-pointer items-center'
  return (
    <>
      <p className="mt-10 flex flex-wrap gap-4">
        <a
          className="button-primary"
          href={`${pagePath(locale, 'contact')}#book-call`}
          data-dialog="discoveryCall"
          data-source="assessment"
          data-prefill={prefill.toString()}
        >
          {messages.bookCall}
        </a>
        <a
          className="button-secondary"
          href={`${pagePath(locale, 'resources')}#starter-guide`}
          data-dialog="starterGuide"
          data-source="assessment"
        >
          {messages.downloadGuide}
        </a>
      </p>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        <a className={quiet} href={mailDraft('', share)}>
          {messages.share}
        </a>
        <a className={quiet} href={mailDraft(assessment.contactEmail, toUs)}>
          {messages.sendToUs}
        </a>
        <CopyButton
          text={resultText(messages, result, profile)}
          label={messages.copy}
          copiedLabel={messages.copied}
          className={`${quiet} noscript:hidden`}
        />
        {fragment && (
          <CopyButton
            text={`${href}#${fragment}`}
            label={messages.copyLink}
            copiedLabel={messages.copied}
            className={quiet}
          />
        )}
        {again}
      </p>
      {fragment && <p className="mt-1 text-small text-muted">{messages.linkNote}</p>}
    </>
  )
}
