import { expect, it } from 'vitest'
import { firstIsHero } from './one-heading.ts'

it('requires one visible hero at the top', () => {
  const hero = { _type: 'hero' }
  expect(firstIsHero([hero, { _type: 'video', hidden: true }])).toBe(true)
  expect(firstIsHero([{ _type: 'video' }, hero])).toMatch(/Start the page with a hero/)
  expect(firstIsHero([hero, hero])).toMatch(/only one hero/)
  expect(firstIsHero([{ ...hero, hidden: true }])).toMatch(/can’t be hidden/)
})
