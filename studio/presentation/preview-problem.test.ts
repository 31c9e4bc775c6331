import { expect, it } from 'vitest'
import { type PreviewState, previewProblem } from './preview-problem.ts'

const fine: PreviewState = { reachable: true, connected: true, seconds: 20, documented: true }
const problem = (state: Partial<PreviewState>) =>
  previewProblem({ ...fine, ...state }, 'http://site.example', '/a')

it('returns null while the page is connected or may still connect', () => {
  expect(problem({})).toBeNull()
  expect(problem({ connected: false, seconds: 5 })).toBeNull()
  expect(problem({ reachable: null, connected: false, documented: null, seconds: 0 })).toBeNull()
})

it('reports a site that isn’t responding', () => {
  expect(problem({ reachable: false, connected: false, seconds: 0 })).toMatch(
    /http:\/\/site\.example isn’t responding/,
  )
})

it('reports a path without a page', () => {
  expect(problem({ connected: false, documented: false })).toMatch(/No page has the URL \/a/)
})

it('reports that the site rejected the preview', () => {
  expect(problem({ connected: false })).toMatch(/didn’t accept the preview of this Studio/)
})
