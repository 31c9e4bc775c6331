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
