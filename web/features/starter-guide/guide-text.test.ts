import { expect, it } from 'vitest'
import { guideFileName, guideText } from './guide-text.ts'

const chapter = (number: number) => ({
  _key: `${number}`,
  title: `Title ${number}`,
  text: 'word '.repeat(40).trim(),
})
const guide = {
  title: 'AI for SMEs Starter Guide',
  lead: 'Short chapters.',
  resource: 'AI for SMEs Starter Guide',
  chapters: [chapter(1), chapter(2)],
}

it('has every chapter with its number, title and text', () => {
  const text = guideText(guide)
  expect(text).toMatch(/^AI for SMEs Starter Guide\n={25}\n\nShort chapters\.\n\n1\. Title 1\n-{10}\n\nword/)
  expect(text).toContain('\n\n2. Title 2\n')
  expect(text.match(/word/g)).toHaveLength(80)
})

it('wraps lines between words', () => {
  for (const line of guideText(guide).split('\n')) expect(line.length).toBeLessThanOrEqual(78)
})

it.each([
  ['AI for SMEs Starter Guide', 'ai-for-smes-starter-guide.txt'],
  ['Guía d’été', 'guia-d-ete.txt'],
  ['', 'guide.txt'],
])('names %j %s', (resource, name) => {
  expect(guideFileName(resource)).toBe(name)
})
