import { expect, it } from 'vitest'
import type { InsightCard } from '../content-types.ts'
import { relatedInsights } from './related-insights.ts'

const card = (_id: string, translationGroup = `group-${_id}`): InsightCard => ({
  _id,
  _type: 'insight',
  language: 'en-UK',
  title: _id,
  slug: _id,
  summary: '',
  category: null,
  readMinutes: 1,
  publishedAt: null,
  picture: null,
  author: null,
  translationGroup,
})

it('has the first three, each once, without the article itself in any language', () => {
  const ofKind = [card('own-fr', 'group-own'), card('a')]
  const newest = [card('own', 'group-own'), card('a'), card('b'), card('c'), card('d')]
  const related = relatedInsights('group-own', [...ofKind, ...newest])
  expect(related.map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
})

it('is empty for the only article', () => {
  expect(relatedInsights('group-a', [card('a')])).toEqual([])
})
