import { expect, it } from 'vitest'
import { problemText } from './problem-text.ts'

const stat = { name: 'stat', title: 'Number', fields: [{ name: 'label', type: { title: 'Label' } }] }
const hero = {
  fields: [
    { name: 'title', type: { title: 'Title' } },
    { name: 'stats', type: { title: 'Numbers', of: [stat] } },
    { name: 'untitled', type: {} },
  ],
}
const document = { stats: [{ _key: 'a', _type: 'stat' }] }

it.each([
  [['title'], 'Title: Fill this in.'],
  [['stats'], 'Numbers: Fill this in.'],
  [['stats', { _key: 'a' }, 'label'], 'Label: Fill this in.'],
  [['stats', { _key: 'a' }], 'Number: Fill this in.'],
  [['stats', { _key: 'gone' }, 'label'], 'Numbers: Fill this in.'],
  [['untitled'], 'Fill this in.'],
  [[], 'Fill this in.'],
])('names the field of an error at %j', (path, text) => {
  expect(problemText({ path, message: 'Fill this in.' }, hero, document)).toBe(text)
})
