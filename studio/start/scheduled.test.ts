import { expect, it } from 'vitest'
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
