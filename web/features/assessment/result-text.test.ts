import { expect, it } from 'vitest'
import { type AssessmentResult, answersOf, resultOf } from './assessment-result.ts'
import { companyMail, resultText, shareMail } from './result-text.ts'

const messages = {
  score: '{score} out of {scale}',
  expectedRoi: 'Expected ROI',
  timeline: 'Timeline',
  nextSteps: 'Next steps',
  answers: 'My answers',
  line: '{label} : {value}',
  shareSubject: 'AI readiness: {score} out of {scale}',
  shareBody: 'The result: {score}, “{profile}”. {url}',
  mailSubject: 'Assessment: {score} out of {scale}, {profile}',
  mailLead: 'Taken on {date}.',
}
const options = [
  { text: 'None', description: '', value: 1, fromHours: null },
  { text: 'All of it', description: '', value: 4, fromHours: null },
]
const questions = ['a', 'b', 'c', 'd'].map((key) => ({
  key,
  text: `Question ${key}?`,
  allowOther: true,
  options,
}))
const profile = {
  key: 'ready' as const,
  threshold: 6,
  title: 'AI Ready',
  subtitle: 'Nearly there',
  description: 'The conditions are there.',
  expectedRoi: '25% to 35%',
  timeline: '90–120 days',
  nextSteps: ['Choose', 'Count', 'Call'],
}
const lowest = { ...profile, key: 'curious' as const, threshold: 0, title: 'AI Curious' }
const at = '2026-11-22T05:00:00.000Z'
const option = (choice: number) => ({ choice, otherText: '' })
const other = { choice: 'other' as const, otherText: '  Meetings ' }

it('contains the score, the segment, the time and every answer with its points', () => {
  const given = [option(1), option(1), other, option(0)]
  // 4 + 4 + 2 + 1 = 11 points of 16
  expect(resultOf({ questions, profiles: [profile, lowest] }, given, at)).toEqual({
    score: 7,
    segment: 'ready',
    timestamp: at,
    answers: [
      { question: 'Question a?', answer: 'All of it', value: 4 },
      { question: 'Question b?', answer: 'All of it', value: 4 },
      { question: 'Question c?', answer: 'Meetings', value: 2 },
      { question: 'Question d?', answer: 'None', value: 1 },
    ],
  })
})

it('is null without profiles, and skips missing answers', () => {
  expect(resultOf({ questions, profiles: [] }, [], at)).toBeNull()
  expect(answersOf(questions, [option(7), { choice: null, otherText: 'x' }])).toEqual([])
})

const result: AssessmentResult = {
  score: 7,
  segment: 'ready',
  timestamp: at,
  answers: [{ question: 'Question a?', answer: 'All {score} of it', value: 4 }],
}

it('is copied as a whole', () => {
  expect(resultText(messages, result, profile)).toBe(
    [
      'AI Ready (7 out of 10)',
      'Nearly there',
      '',
      'The conditions are there.',
      '',
      'Expected ROI : 25% to 35%',
      'Timeline : 90–120 days',
      '',
      'Next steps',
      '1. Choose',
      '2. Count',
      '3. Call',
    ].join('\n'),
  )
})

it('is shared with score, profile and a link to the assessment', () => {
  expect(shareMail(messages, result, profile, 'https://tidewright.example/assessment')).toEqual({
    subject: 'AI readiness: 7 out of 10',
    body: 'The result: 7, “AI Ready”. https://tidewright.example/assessment',
  })
})

it('is emailed to the company with the answers as given', () => {
  expect(companyMail(messages, result, profile, '22 November 2026')).toEqual({
    subject: 'Assessment: 7 out of 10, AI Ready',
    body: [
      'Taken on 22 November 2026.',
      '7 out of 10, AI Ready\nExpected ROI : 25% to 35%\nTimeline : 90–120 days',
      'My answers',
      'Question a?\nAll {score} of it',
    ].join('\n\n'),
  })
})

it('is emailed to the company without answers if the server calculated the score', () => {
  expect(companyMail(messages, { ...result, answers: [] }, profile, 'today').body).not.toContain('My answers')
})
