import { expect, it } from 'vitest'
import { distinctAnchors } from './anchors.ts'

it('lets an anchor lead to one section', () => {
  const team = { _type: 'teamList', anchor: 'team' }
  expect(distinctAnchors([team, { _type: 'hero' }, { ...team, hidden: true }])).toBe(true)
  expect(distinctAnchors([team, team])).toMatch(/Two sections have the anchor “team”/)
  expect(distinctAnchors([{ ...team, anchor: 'content' }])).toMatch(/The site itself has the anchor/)
  expect(distinctAnchors(undefined)).toBe(true)
})
