import { expect, it } from 'vitest'
import { placeholderProblem as problem } from './same-placeholders.ts'

it('names the placeholders that a translation lost or made up', () => {
  expect(problem('Desde {precio}', 'From {price}')).toBe(
    '{price} is missing; {precio} isn’t in the English text, so the site can’t fill it in.',
  )
  expect(
    problem('En {seconds} segundos', '{seconds, plural, one {In # second} other {In # seconds}}'),
  ).toBeNull()
  expect(problem('', 'From {price}')).toBeNull()
})

it('rejects a number for what is a text in English', () => {
  expect(problem('{date, number}', 'Updated {date}')).toContain('{date} as text')
  expect(problem('{date, plural, one {#} other {#}}', 'Updated {date}')).toContain('{date} as text')
  expect(problem('{n, plural, one {#} other {#}}', '{n, plural, one {#} other {#}}')).toBeNull()
})

it('blames the English text if it is the one that can’t be shown', () => {
  expect(problem('Desde', 'From {price')).toContain('The English text')
})
