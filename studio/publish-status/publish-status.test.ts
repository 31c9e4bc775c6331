import { describe, expect, it } from 'vitest'
import { nextStatus, pollDelay, statusAdvice, statusLabel } from './publish-status.ts'

const publishedAt = new Date(2026, 4, 3, 9, 5)
const now = new Date(2026, 4, 3, 14, 3)
const after = (live: boolean | null, seconds: number, first = false) =>
  nextStatus({ live, seconds, first, publishedAt, now })

describe('after an answer of the site', () => {
  it('is live since now, or since its publishing when it already was', () => {
    expect(after(true, 2)).toEqual({ kind: 'live', since: now })
    expect(after(true, 0, true)).toEqual({ kind: 'live', since: publishedAt })
  })

  it('is on its way for half a minute, then late', () => {
    expect(after(false, 29)).toEqual({ kind: 'on-its-way' })
    expect(after(false, 30)).toEqual({ kind: 'late' })
  })

  it('is given a moment when nothing answers, then said to be unreachable', () => {
    expect(after(null, 2)).toEqual({ kind: 'on-its-way' })
    expect(after(null, 5)).toEqual({ kind: 'unreachable' })
  })
})

it('asks every second, after half a minute every ten, and no more when it is live', () => {
  expect(pollDelay({ kind: 'on-its-way' }, 3)).toBe(1000)
  expect(pollDelay({ kind: 'late' }, 30)).toBe(10_000)
  expect(pollDelay({ kind: 'live', since: now }, 3)).toBeNull()
})

it('names the time of today and the day of another', () => {
  expect(statusLabel({ kind: 'live', since: now }, now)?.label).toBe('Live since 14:03')
  expect(statusLabel({ kind: 'live', since: new Date(2026, 3, 30) }, now)?.label).toBe('Live since 30 Apr')
  expect(statusLabel({ kind: 'live', since: new Date(2025, 3, 30) }, now)?.label).toBe(
    'Live since 30 Apr 2025',
  )
  expect(statusLabel({ kind: 'asking' }, now)).toBeNull()
})

it('advises only when something is wrong', () => {
  expect(statusAdvice({ kind: 'on-its-way' }, 'x')).toBeNull()
  expect(statusAdvice({ kind: 'late' }, 'x')).toMatch(/wait a minute/)
  expect(statusAdvice({ kind: 'unreachable' }, 'https://site.example')).toMatch(
    /site\.example does not answer/,
  )
})
