import { describe, expect, it } from 'vitest'
import { otherValue, profileOf, readScore, scoreOf } from './score.ts'

/** round(sum / 16 × 10) by hand, for every sum that four answers of 1 to 4 points can have. */
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

it('counts each of the 256 ways to answer as the specification does', () => {
  const ways = points.flatMap((a) =>
    points.flatMap((b) => points.flatMap((c) => points.map((d) => [a, b, c, d]))),
  )
  expect(ways).toHaveLength(256)
  for (const way of ways) {
    const sum = way.reduce((total, value) => total + value, 0)
    expect(scoreOf(way), way.join(' + ')).toBe(scores.get(sum))
  }
})

it('is 0 only where nothing was answered', () => {
  expect(scoreOf([])).toBe(0)
  expect(scoreOf([1, 1, 1, 1])).toBe(3)
})

it('never leaves the scale, however many questions are switched on', () => {
  expect(scoreOf([4, 4, 4, 4, 4])).toBe(10)
})

it('counts an answer of one’s own as 2', () => {
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
])('reads %j in an address as %j', (value, score) => {
  expect(readScore(value)).toBe(score)
})

describe('the profile', () => {
  it.each([
    [10, 'champion'],
    [8, 'champion'],
    [7, 'ready'],
    [6, 'ready'],
    [5, 'explorer'],
    [4, 'explorer'],
    [3, 'curious'],
    [0, 'curious'],
  ])('of a score of %i is %s, in whatever order the profiles stand', (score, key) => {
    expect(profileOf(score, profiles)?.key).toBe(key)
    expect(profileOf(score, profiles.toReversed())?.key).toBe(key)
  })

  it('is the lowest one where a marketer lets it begin above 0', () => {
    expect(profileOf(1, [{ threshold: 5 }, { threshold: 2 }])).toEqual({ threshold: 2 })
    expect(profileOf(1, [])).toBeUndefined()
  })
})
