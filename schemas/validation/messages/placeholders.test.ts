import { expect, it } from 'vitest'
import { placeholdersOf } from './placeholders.ts'

it('finds each name in a sentence once', () => {
  expect(placeholdersOf('By {name} on { date }, says {name}')).toEqual(['date', 'name'])
  expect(placeholdersOf('Nothing here')).toEqual([])
  expect(placeholdersOf('{weeks:Words} weeks, {hours:one hour|# hours}, {name}')).toEqual([
    'hours',
    'name',
    'weeks',
  ])
})

it('finds names around and inside plural branches, and ignores the branch names', () => {
  const message = '{count, plural, one {# by {author}} other {many}} since {year}'
  expect(placeholdersOf(message)).toEqual(['author', 'count', 'year'])
})

it('finds a name after a typographic apostrophe', () => {
  expect(placeholdersOf('l’{name}')).toEqual(['name'])
})

it.each(["Updated: '{date}'", "l'{date}, d'{date}", '{date} <br/>'])(
  'throws for %j, of which visitors would read a placeholder or a tag',
  (message) => {
    expect(() => placeholdersOf(message)).toThrow(/Visitors would read “(?:\{date\}|<br\/>)”/)
  },
)

it('throws for a message that the site could not show', () => {
  expect(() => placeholdersOf('By {name')).toThrow(SyntaxError)
})

it.each(['Updated: <b>{date}</b>', '<b>Updated', '{count, plural, other {<i>#</i>}}'])(
  'throws for %j, whose tags the site can’t fill in',
  (message) => {
    expect(() => placeholdersOf(message)).toThrow(SyntaxError)
  },
)

it.each(['On {date, date}', 'At {date, time, short}'])(
  'throws for %j, since the site passes text',
  (message) => {
    expect(() => placeholdersOf(message)).toThrow(SyntaxError)
  },
)

it('reads a sign that starts no tag as text', () => {
  expect(placeholdersOf('Fewer than < {count}, > 5')).toEqual(['count'])
})
