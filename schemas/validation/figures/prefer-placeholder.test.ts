import { expect, it } from 'vitest'
import { literalFigureProblems } from './prefer-placeholder.ts'

const figures = [{ key: 'successRate', value: 94, unit: 'percent' }]

it('names a typed rate, its path and the placeholder to use', () => {
  const document = { language: 'en-UK', sections: [{ _key: 'a', _type: 'hero', lead: 'In 94% of cases.' }] }
  expect(literalFigureProblems(document, figures)).toEqual([
    {
      path: ['sections', { _key: 'a' }, 'lead'],
      message: expect.stringContaining('Settings has “94%”. Use {successRate}'),
    },
  ])
  expect(literalFigureProblems({ ...document, sections: [{ lead: 'In {successRate}.' }] }, figures)).toEqual(
    [],
  )
})

it('names the block of rich text, not what is inside it', () => {
  const children = [{ _key: 's', _type: 'span', text: 'In 94% of cases.' }]
  const document = { language: 'en-UK', body: [{ _key: 'b', _type: 'block', children }] }
  expect(literalFigureProblems(document, figures)).toMatchObject([{ path: ['body', { _key: 'b' }] }])
})
