import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Assessment } from '@/content-types.ts'
import { env } from '@/env.ts'
import { assessmentData } from './assessment-data.ts'
import { profileOf, readScore } from './assessment-result.ts'
import { PlainForm } from './plain-form.tsx'
import { choicesOf, readAnswers } from './read-answers.ts'
import { Results } from './results.tsx'

type PlainResultProps = {
  assessment: Assessment
  locale: LocaleId
  /** The URL's parameters: a score, or the options of an incomplete form. */
  query: Readonly<Record<string, unknown>>
  /** The path of the assessment. */
  again: string
}

/** The result of a plain form, or the form again with its selected options and what is missing. */
export async function PlainResult({ assessment, locale, query, again }: PlainResultProps) {
  const data = await assessmentData(assessment, locale)
  const score = readScore(query.score)
  const profile = score === null ? undefined : profileOf(score, assessment.profiles)
  if (score === null || !profile) {
    const answers = readAnswers(assessment.questions, (field) => query[field])
    return <PlainForm data={data} choices={choicesOf(assessment.questions, answers)} />
  }
  return (
    <div className="@container">
      <Results
        heading="h2"
        data={data}
        result={{ score, segment: profile.key, timestamp: new Date().toISOString(), answers: [] }}
        site={env.SITE_URL}
        again={
          <a className="inline-flex min-h-11 items-center text-link" href={again}>
            {data.messages.again}
          </a>
        }
      />
    </div>
  )
}
