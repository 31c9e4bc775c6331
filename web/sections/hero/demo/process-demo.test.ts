import { expect, it } from 'vitest'
import { markPassages } from './process-demo.tsx'

it('marks each passage by its index, in the order of the text', () => {
  expect(markPassages('Two loaves on Friday, please', ['on Friday', 'Two loaves'])).toEqual([
    { text: 'Two loaves', mark: 1 },
    { text: ' ', mark: null },
    { text: 'on Friday', mark: 0 },
    { text: ', please', mark: null },
  ])
})

it('keeps the text whole if passages are missing, empty or overlap', () => {
  expect(markPassages('Two loaves', ['', 'Three', 'Two loaves', 'loaves'])).toEqual([
    { text: 'Two loaves', mark: 2 },
  ])
  expect(markPassages('', ['a'])).toEqual([])
})
