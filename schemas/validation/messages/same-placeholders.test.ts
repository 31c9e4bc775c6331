import { expect, it } from 'vitest'
import { placeholderProblem } from './same-placeholders.ts'

const problem = (value: string, original: string) => placeholderProblem({ key: 'a.b', value }, original)

it('names what a message lost of the English one, and what it has that nobody fills in', () => {
  expect(problem('Desde {precio}', 'From {price}')).toBe(
    'a.b: {price} of the English text is missing; {precio} is not in the English text, so the site cannot fill it in.',
  )
  expect(
    problem('En {seconds} segundos', '{seconds, plural, one {In # second} other {In # seconds}}'),
  ).toBeNull()
  expect(problem('', 'From {price}')).toBeNull()
})

it('says of a brace that is left open what visitors would read', () => {
  expect(problem('Desde {price', 'From {price}')).toContain('Close every {brace}')
})
