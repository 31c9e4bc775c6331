import { expect, it } from 'vitest'
import { type PreviewState, previewProblem } from './preview-problem.ts'

const fine: PreviewState = { reachable: true, connected: true, seconds: 20, documented: true }
const say = (state: Partial<PreviewState>) =>
  previewProblem({ ...fine, ...state }, 'http://site.example', '/a')

it('says nothing while the page speaks with the Studio, or may still do so', () => {
  expect(say({})).toBeNull()
  expect(say({ connected: false, seconds: 5 })).toBeNull()
  expect(say({ reachable: null, connected: false, documented: null, seconds: 0 })).toBeNull()
})

it('says that the site does not answer', () => {
  expect(say({ reachable: false, connected: false, seconds: 0 })).toMatch(
    /http:\/\/site\.example does not answer/,
  )
})

it('says that no page has the address', () => {
  expect(say({ connected: false, documented: false })).toMatch(/No page has the address \/a/)
})

it('says that the site refused the preview', () => {
  expect(say({ connected: false })).toMatch(/did not let this Studio into its preview/)
})
