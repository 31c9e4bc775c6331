import { expect, it } from 'vitest'
import { headingsOf } from './headings.ts'

const block = (text: string, style: 'h2' | 'h3' | 'normal' = 'h2') => ({
  _type: 'block' as const,
  _key: text,
  style,
  markDefs: [],
  children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
})

it('returns the level-two headings with ids made of their words', () => {
  const body = [
    block('Before you sign'),
    block('A note', 'h3'),
    block('Text.', 'normal'),
    block('Ninety days: €5?'),
  ]
  expect(headingsOf(body)).toEqual([
    { key: 'Before you sign', id: 'before-you-sign', text: 'Before you sign' },
    { key: 'Ninety days: €5?', id: 'ninety-days-5', text: 'Ninety days: €5?' },
  ])
})

it('makes ids unique, and keeps them when a heading is added below', () => {
  const ids = (...texts: string[]) => headingsOf(texts.map((text) => block(text))).map(({ id }) => id)
  expect(ids('The sum', 'The sum', 'The sum!')).toEqual(['the-sum', 'the-sum-2', 'the-sum-3'])
  expect(ids('The sum', 'The sum', 'Later')).toEqual(['the-sum', 'the-sum-2', 'later'])
  expect(ids('Content', 'Related')).toEqual(['content-2', 'related-2'])
})

it('removes accents and apostrophes from ids', () => {
  expect(headingsOf([block('Qu’est-ce qui échoue ?')])[0]?.id).toBe('quest-ce-qui-echoue')
  expect(headingsOf([block('Mise en œuvre')])[0]?.id).toBe('mise-en-oeuvre')
  expect(headingsOf([block('Große ﬁches, Łódź, 10 m²')])[0]?.id).toBe('grosse-fiches-lodz-10-m2')
  expect(headingsOf([block('№ 5: soft\u00adware')])[0]?.id).toBe('no-5-software')
  expect(headingsOf([block('Что')])[0]?.id).toBe('chto')
  expect(headingsOf([block('Þór, İstanbul, Đà Nẵng, Ijsselmeer, Ĳmuiden')])[0]?.id).toBe(
    'thor-istanbul-da-nang-ijsselmeer-ijmuiden',
  )
  expect(headingsOf([block('?!')])[0]?.id).toBe('section')
  expect(headingsOf([block('  ')])).toEqual([])
})
