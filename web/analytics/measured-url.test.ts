import { expect, it } from 'vitest'
import { isMeasurable, measuredUrl } from './measured-url.ts'

it.each([
  ['https://t.example/fr/contact', 'https://t.example/fr/contact'],
  [
    'https://t.example/?utm_source=post&email=ada%40x.example#book-call',
    'https://t.example/?utm_source=post',
  ],
  ['https://t.example/unsubscribe?email=ada%40x.example', 'https://t.example/unsubscribe'],
  ['https://t.example/resources?employees=8&cost=40', 'https://t.example/resources'],
])('reports %s as %s', (href, url) => {
  expect(measuredUrl(href)).toBe(url)
})

it('runs no third-party scripts on URLs that identify the reader or have what a visitor typed', () => {
  expect(isMeasurable('https://t.example/unsubscribe?email=ada%40x.example')).toBe(false)
  expect(isMeasurable('https://t.example/newsletter/confirm?token=abc')).toBe(false)
  expect(isMeasurable('https://t.example/assessment/result#team_size=8&pain_points-other=our%20bank')).toBe(
    false,
  )
  for (const typed of ['employees=8', 'cost=40', 'hours=7.5', 'q=invoices'])
    expect(isMeasurable(`https://t.example/?${typed}#roi-calculator`)).toBe(false)
  expect(isMeasurable('https://t.example/?utm_source=post#book-call')).toBe(true)
})
