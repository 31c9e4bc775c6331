import { interpolate } from '@tidewright/schemas/figures.ts'
import type { AssessmentMessages } from './assessment-data.ts'
import type { AssessmentResult, Profile } from './assessment-result.ts'
import { scale } from './score.ts'

/** The messages that the texts are made of. */
type ResultTextMessages = Pick<
  AssessmentMessages,
  | 'score'
  | 'expectedRoi'
  | 'timeline'
  | 'nextSteps'
  | 'answers'
  | 'shareSubject'
  | 'shareBody'
  | 'mailSubject'
  | 'mailLead'
>

/** The result in plain text, for the clipboard and for a mail. */
export function resultText(messages: ResultTextMessages, result: AssessmentResult, profile: Profile): string {
  const { score, expectedRoi, timeline, nextSteps } = messages
  return [
    `${profile.title} (${fill(score, result, profile)})`,
    profile.subtitle,
    '',
    profile.description,
    '',
    `${expectedRoi}: ${profile.expectedRoi}`,
    `${timeline}: ${profile.timeline}`,
    '',
    `${nextSteps}:`,
    ...profile.nextSteps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n')
}

/** A mail with score and profile, to whomever the visitor chooses. */
export function shareMail(
  { shareSubject, shareBody }: ResultTextMessages,
  result: AssessmentResult,
  profile: Profile,
  url: string,
) {
  return {
    subject: fill(shareSubject, result, profile, url),
    body: fill(shareBody, result, profile, url),
  }
}

/** A mail to the company with the result, what was answered, and when, as the visitor's language writes a `date`. */
export function companyMail(
  messages: ResultTextMessages,
  result: AssessmentResult,
  profile: Profile,
  date: string,
) {
  const answers = result.answers.map(({ question, answer }) => `${question}\n${answer}`)
  const facts = [
    `${fill(messages.score, result, profile)}, ${profile.title}`,
    `${messages.expectedRoi}: ${profile.expectedRoi}`,
    `${messages.timeline}: ${profile.timeline}`,
  ]
  return {
    subject: fill(messages.mailSubject, result, profile),
    body: [
      interpolate(messages.mailLead, new Map([['date', date]])),
      facts.join('\n'),
      ...(answers.length > 0 ? [`${messages.answers}:`, ...answers] : []),
    ].join('\n\n'),
  }
}

function fill(text: string, { score }: AssessmentResult, profile: Profile, url = ''): string {
  return interpolate(
    text,
    new Map([
      ['score', String(score)],
      ['scale', String(scale)],
      ['profile', profile.title],
      ['url', url],
    ]),
  )
}
