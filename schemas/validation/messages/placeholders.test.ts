import { expect, it } from 'vitest'
import { placeholdersOf } from './placeholders.ts'

it('finds the names of a sentence, each once', () => {
  expect(placeholdersOf('By {name} on { date }, says {name}')).toEqual(['date', 'name'])
  expect(placeholdersOf('Nothing here')).toEqual([])
})

it('finds them around and inside the branches of a plural, and takes no branch for a name', () => {
  const message = '{count, plural, one {# by {author}} other {many}} since {year}'
  expect(placeholdersOf(message)).toEqual(['author', 'count', 'year'])
})

it('takes for a name what the site fills in, and not what an apostrophe before it makes plain text', () => {
  expect(placeholdersOf('l’{name}')).toEqual(['name'])
  expect(placeholdersOf("l'{name}")).toEqual([])
})

it('refuses what the site could not show', () => {
  expect(() => placeholdersOf('By {name')).toThrow(SyntaxError)
})
