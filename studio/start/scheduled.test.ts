import { afterEach, expect, it, vi } from 'vitest'
import { calendarWeeks, type Scheduled } from './scheduled.ts'

const release = (publishAt: Date, error: string | null = null): Scheduled => ({
  name: 'r1',
  title: 'Spring launch',
  publishAt: publishAt.toISOString(),
  error,
  draft: null,
  documents: 2,
})

it('puts what is scheduled on its local day, in eight weeks from Monday', () => {
  const now = new Date(2026, 11, 23, 12)
  const late = release(new Date(2026, 11, 25, 23, 59))
  const days = calendarWeeks([late, release(new Date(2026, 11, 24, 9), 'No target')], now)
  expect(days.map((week) => week.length)).toEqual(Array(8).fill(7))
  expect(days[0]?.[0]?.date.toDateString()).toBe('Mon Dec 21 2026')
  expect(days[7]?.[6]?.date.toDateString()).toBe('Sun Feb 14 2027')
  const filled = days.flat().filter(({ scheduled }) => scheduled.length > 0)
  expect(filled.map(({ date, scheduled }) => [date.toDateString(), scheduled])).toEqual([
    ['Fri Dec 25 2026', [late]],
  ])
  expect(days[0]?.map(({ isPast }) => isPast)).toEqual([true, true, false, false, false, false, false])
})

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['forward', new Date('2027-03-20T12:00:00Z'), '2027-03-28T01:00:00Z', 'Sun Mar 28 2027'],
  ['back', new Date('2027-10-20T12:00:00Z'), '2027-10-31T01:30:00Z', 'Sun Oct 31 2027'],
  ['back, after midnight', new Date('2027-10-20T12:00:00Z'), '2027-10-31T23:30:00Z', 'Mon Nov 01 2027'],
])('has every day once when the clocks go %s', (_, now, publishAt, day) => {
  vi.stubEnv('TZ', 'Europe/Brussels')
  const days = calendarWeeks([release(new Date(publishAt))], now).flat()
  expect(new Set(days.map(({ date }) => date.toDateString())).size).toBe(56)
  expect(days.every(({ date }) => date.getHours() === 0)).toBe(true)
  const filled = days.filter(({ scheduled }) => scheduled.length > 0)
  expect(filled.map(({ date }) => date.toDateString())).toEqual([day])
})
