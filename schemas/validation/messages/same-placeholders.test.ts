import { expect, it } from 'vitest'
import { placeholderProblem } from './same-placeholders.ts'

const problem = (value: string, original: string) => placeholderProblem({ key: 'a.b', value }, original)

it('names the placeholders that a translation lost or made up', () => {
  expect(problem('Desde {precio}', 'From {price}')).toBe(
    'a.b: {price} is missing; {precio} isn’t in the English text, so the site can’t fill it in.',
  )
  expect(
    problem('En {seconds} segundos', '{seconds, plural, one {In # second} other {In # seconds}}'),
  ).toBeNull()
  expect(problem('', 'From {price}')).toBeNull()
})

it('says what visitors would read if a brace is left open', () => {
  expect(problem('Desde {price', 'From {price}')).toContain('Close every {brace}')
})
