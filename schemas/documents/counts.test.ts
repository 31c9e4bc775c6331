import { countFigures } from '@tidewright/contracts/figures.ts'
import { expect, it } from 'vitest'
import { countsQuery } from './counts.groq.ts'

it('counts the documents that the count figures describe', () => {
  const counted = [...countsQuery.matchAll(/"(\w+)": count\(\*\[_type == "(\w+)"/g)]
  expect(counted.map(([, key, type]) => ({ key, type }))).toEqual(
    countFigures.map(({ key, type }) => ({ key, type })),
  )
})
