import { describe, expect, it } from 'vitest'
import { nextStatus, pollDelay, statusAdvice, statusLabel } from './publish-status.ts'

const publishedAt = new Date(2026, 4, 3, 9, 5)
const now = new Date(2026, 4, 3, 14, 3)
const after = (live: boolean | null, seconds: number, first = false) =>
  nextStatus({ live, seconds, first, publishedAt, now })

describe('nextStatus', () => {
  it('is live since now, or since publishing if the first response says so', () => {
    expect(after(true, 2)).toEqual({ kind: 'live', since: now })
    expect(after(true, 0, true)).toEqual({ kind: 'live', since: publishedAt })
  })

  it('is pending for half a minute, then delayed', () => {
    expect(after(false, 29)).toEqual({ kind: 'pending' })
    expect(after(false, 30)).toEqual({ kind: 'delayed' })
  })

  it('is unreachable after five seconds without a response', () => {
    expect(after(null, 2)).toEqual({ kind: 'pending' })
    expect(after(null, 5)).toEqual({ kind: 'unreachable' })
  })
})

it('polls every second, after half a minute every ten, and stops when live', () => {
  expect(pollDelay({ kind: 'pending' }, 3)).toBe(1000)
  expect(pollDelay({ kind: 'delayed' }, 30)).toBe(10_000)
  expect(pollDelay({ kind: 'live', since: now }, 3)).toBeNull()
})

it('labels a live version with the time if today, otherwise with the date', () => {
  expect(statusLabel({ kind: 'live', since: now }, now)?.label).toBe('Live since 14:03')
  expect(statusLabel({ kind: 'live', since: new Date(2026, 3, 30) }, now)?.label).toBe('Live since 30 Apr')
  expect(statusLabel({ kind: 'live', since: new Date(2025, 3, 30) }, now)?.label).toBe(
    'Live since 30 Apr 2025',
  )
  expect(statusLabel({ kind: 'unknown' }, now)).toBeNull()
})

it('returns advice only if something is wrong', () => {
  expect(statusAdvice({ kind: 'pending' }, 'x')).toBeNull()
  expect(statusAdvice({ kind: 'delayed' }, 'x')).toMatch(/catch up on its own/)
  expect(statusAdvice({ kind: 'unreachable' }, 'https://site.example')).toMatch(
    /site\.example isn’t responding/,
  )
})
