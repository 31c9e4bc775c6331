import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { weights, wrap } from './result-picture.ts'

const fits = (line: string) => line.length <= 10

it.each([
  ['fills each line', 'one two three four', ['one two', 'three four']],
  ['gives a long word its own line', 'a incomprehensible b', ['a', 'incomprehensible', 'b']],
  [
    'keeps amounts with non-breaking spaces together',
    'about 5\u00a0000\u00a0€ a',
    ['about', '5\u00a0000\u00a0€ a'],
  ],
])('%s', (_name, text, lines) => {
  expect(wrap(text, fits)).toEqual(lines)
})

it.each(Object.keys(weights))('draws with a font that the site has: %s', (name) => {
  const styles = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8')
  expect(styles).toMatch(new RegExp(`^ *--font-${name}: `, 'm'))
})
