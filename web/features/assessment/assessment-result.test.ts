import { describe, expect, it } from 'vitest'
import { otherValue, profileOf, readScore, scoreOf } from './assessment-result.ts'

/** round(sum / 16 × 10) by hand, for every possible sum of four answers of 1 to 4 points. */
const scores = new Map([
  [4, 3],
  [5, 3],
  [6, 4],
  [7, 4],
  [8, 5],
  [9, 6],
  [10, 6],
  [11, 7],
  [12, 8],
  [13, 8],
  [14, 9],
  [15, 9],
  [16, 10],
])
const points = [1, 2, 3, 4]
const profiles = [
  { key: 'champion', threshold: 8 },
  { key: 'ready', threshold: 6 },
  { key: 'explorer', threshold: 4 },
  { key: 'curious', threshold: 0 },
]

it('scores each of the 256 possible results as in the specification', () => {
  const ways = points.flatMap((a) =>
    points.flatMap((b) => points.flatMap((c) => points.map((d) => [a, b, c, d]))),
  )
  expect(ways).toHaveLength(256)
  for (const way of ways) {
    const sum = way.reduce((total, value) => total + value, 0)
    expect(scoreOf(way), way.join(' + ')).toBe(scores.get(sum))
  }
})

it('is 0 only without any answer', () => {
  expect(scoreOf([])).toBe(0)
  expect(scoreOf([1, 1, 1, 1])).toBe(3)
})

it('never exceeds the scale, however many questions are switched on', () => {
  expect(scoreOf([4, 4, 4, 4, 4])).toBe(10)
})

it('counts a custom answer as 2 points', () => {
  expect(otherValue).toBe(2)
  expect(scoreOf([4, 4, otherValue, 4])).toBe(9)
})

it.each([
  ['0', 0],
  ['7', 7],
  ['10', 10],
  ['11', null],
  ['-1', null],
  ['7.5', null],
  ['', null],
  [undefined, null],
  [['7', '8'], null],
])('parses %j in a URL as %j', (value, score) => {
  expect(readScore(value)).toBe(score)
})

describe('profile', () => {
  it.each([
    [10, 'champion'],
    [8, 'champion'],
    [7, 'ready'],
    [6, 'ready'],
    [5, 'explorer'],
    [4, 'explorer'],
    [3, 'curious'],
    [0, 'curious'],
  ])('of a score of %i is %s, in any order of profiles', (score, key) => {
    expect(profileOf(score, profiles)?.key).toBe(key)
    expect(profileOf(score, profiles.toReversed())?.key).toBe(key)
  })

  it('is the lowest one if a marketer lets it start above 0', () => {
    expect(profileOf(1, [{ threshold: 5 }, { threshold: 2 }])).toEqual({ threshold: 2 })
    expect(profileOf(1, [])).toBeUndefined()
  })
})
