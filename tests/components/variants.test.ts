import { expect, it } from 'vitest'
import { withLongestTexts, withoutOptional } from './variants.ts'

const stat = { _type: 'stat', _key: 's', value: '94%', label: 'Success', basis: 'Of 127' }
const link = { kind: 'page', target: { _type: 'reference', _ref: 'page-about' } }
const action = { _type: 'action', _key: 'a', label: 'Go', link }
const page = {
  _id: 'p',
  _type: 'page',
  title: 'T',
  sections: [
    {
      _key: 'h',
      _type: 'hero',
      kicker: 'K',
      heading: 'H',
      lead: 'L',
      size: 'large',
      stats: [stat],
      actions: [action],
    },
  ],
}

it('leaves out optional values at any depth, and keeps required ones', () => {
  const [hero] = withoutOptional(page).sections
  expect(hero).toMatchObject({ _key: 'h', _type: 'hero', heading: 'H' })
  expect([hero?.kicker, hero?.stats, hero?.actions]).toEqual([undefined, undefined, undefined])
  expect(withoutOptional(stat)).toEqual({
    _type: 'stat',
    _key: 's',
    value: '94%',
    label: 'Success',
    basis: undefined,
  })
  expect(withoutOptional(action)).toMatchObject({ label: 'Go', link })
})

it('makes every text as long as allowed, and leaves other values alone', () => {
  const [hero] = withLongestTexts(page).sections
  expect(hero?.heading.length).toBeGreaterThan(60)
  expect(hero?.heading).toMatch(/^H Zusammen.*<b>/)
  expect(hero?.size).toBe('large')
  expect(hero?.actions[0]?.link).toEqual(link)
  expect(hero?.stats[0]?.label.length).toBeGreaterThan(20)
})
