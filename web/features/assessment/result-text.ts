import { fill } from '@/i18n/fill.ts'
import type { AssessmentMessages } from './assessment-data.ts'
import { type AssessmentResult, type Profile, scale } from './assessment-result.ts'

/** The messages used in the texts. */
type ResultTextMessages = Pick<
  AssessmentMessages,
  | 'score'
  | 'expectedRoi'
  | 'timeline'
  | 'nextSteps'
  | 'answers'
  | 'line'
  | 'shareSubject'
  | 'shareBody'
  | 'mailSubject'
  | 'mailLead'
>

/** The result as plain text, for the clipboard and for emails. */
export function resultText(messages: ResultTextMessages, result: AssessmentResult, profile: Profile): string {
  const { score, nextSteps } = messages
  return [
    `${profile.title} (${fillResult(score, result, profile)})`,
    profile.subtitle,
    '',
    profile.description,
    '',
    ...outlook(messages, profile),
    '',
    nextSteps,
    ...profile.nextSteps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n')
}

/** An email with score and profile, to any recipient. */
export function shareMail(
  { shareSubject, shareBody }: ResultTextMessages,
  result: AssessmentResult,
  profile: Profile,
  url: string,
) {
  return {
    subject: fillResult(shareSubject, result, profile, url),
    body: fillResult(shareBody, result, profile, url),
  }
}

/** An email to the company with the result, the answers, and the `date` formatted for the visitor's locale. */
export function companyMail(
  messages: ResultTextMessages,
  result: AssessmentResult,
  profile: Profile,
  date: string,
) {
  const answers = result.answers.map(({ question, answer }) => `${question}\n${answer}`)
  const facts = [
    `${fillResult(messages.score, result, profile)}, ${profile.title}`,
    ...outlook(messages, profile),
  ]
  return {
    subject: fillResult(messages.mailSubject, result, profile),
    body: [
      fill(messages.mailLead, { date }),
      facts.join('\n'),
      ...(answers.length > 0 ? [messages.answers, ...answers] : []),
    ].join('\n\n'),
  }
}

/** What a firm of the profile can expect, one fact a line. */
function outlook({ line, expectedRoi, timeline }: ResultTextMessages, profile: Profile): string[] {
  const facts = [
    [expectedRoi, profile.expectedRoi],
    [timeline, profile.timeline],
  ] as const
  return facts.map(([label, value]) => fill(line, { label, value }))
}

function fillResult(text: string, { score }: AssessmentResult, profile: Profile, url = ''): string {
  return fill(text, { score: String(score), scale: String(scale), profile: profile.title, url })
}
