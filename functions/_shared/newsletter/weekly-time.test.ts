import { expect, it } from 'vitest'
import { dayBefore, nextWeeklyTime, nextWeeklyTimes } from './weekly-time.ts'

const tuesday = { weekday: 'tuesday', time: '09:00' }
const next = (now: string, rule = tuesday) => nextWeeklyTime(rule, new Date(now))?.toISOString()

it.each([
  ['in winter', '2026-11-23T12:00:00Z', '2026-11-24T08:00:00.000Z'],
  ['in summer', '2026-07-01T12:00:00Z', '2026-07-07T07:00:00.000Z'],
  ['across the start of summer time', '2026-03-25T12:00:00Z', '2026-03-31T07:00:00.000Z'],
  ['across its end', '2026-10-21T12:00:00Z', '2026-10-27T08:00:00.000Z'],
  ['a minute before', '2026-11-24T07:59:00Z', '2026-11-24T08:00:00.000Z'],
  ['at the time itself, a week later', '2026-11-24T08:00:00Z', '2026-12-01T08:00:00.000Z'],
  ['at the turn of the year', '2026-12-30T12:00:00Z', '2027-01-05T08:00:00.000Z'],
  ['after midnight in Brussels, still Monday in UTC', '2026-11-23T23:30:00Z', '2026-11-24T08:00:00.000Z'],
])('finds the next Tuesday at nine in Brussels %s', (_when, now, expected) => {
  expect(next(now)).toBe(expected)
})

it('survives the hours that clocks skip and repeat', () => {
  const sunday = { weekday: 'sunday', time: '02:30' }
  expect(next('2026-03-28T12:00:00Z', sunday)).toBe('2026-03-29T01:30:00.000Z')
  expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(
    next('2026-10-24T12:00:00Z', sunday),
  )
})

it('is null for a rule that names no time', () => {
  expect(nextWeeklyTime({ weekday: 'tuesday', time: '25:00' }, new Date())).toBeNull()
  expect(nextWeeklyTime({ weekday: 'someday', time: '09:00' }, new Date())).toBeNull()
})

it('lists the next times, at the same time of day across daylight saving', () => {
  const times = nextWeeklyTimes(tuesday, new Date('2026-10-15T12:00:00Z'), 2)
  expect(times.map((time) => time.toISOString())).toEqual([
    '2026-10-20T07:00:00.000Z',
    '2026-10-27T08:00:00.000Z',
  ])
})

it.each([
  ['in winter', '2026-11-24T08:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['late in the evening', '2026-07-07T21:30:00Z', '2026-07-06T07:00:00.000Z'],
  ['after the start of summer time', '2026-03-29T07:00:00Z', '2026-03-28T08:00:00.000Z'],
])('finds nine in the morning of the day before %s', (_when, time, expected) => {
  expect(dayBefore(new Date(time)).toISOString()).toBe(expected)
})
