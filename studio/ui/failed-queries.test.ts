// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

vi.mock('../env.ts', () => ({ siteUrl: 'https://site.test' }))
vi.mock('./use-listened-query.ts', () => ({ useListenedQuery: () => 'failed' }))
vi.mock('sanity', async (original) => ({
  ...(await original<typeof import('sanity')>()),
  usePerspective: () => ({ perspectiveStack: [] }),
  useFormValue: () => 'nl',
  useValidationStatus: () => ({ validation: [] }),
}))
// Another test may have loaded them already, without the mocks.
vi.resetModules()
const { MessageTable } = await import('../inputs/messages/message-table.tsx')
const { UsedOnView } = await import('../views/used-on-view.tsx')

it.each([
  {
    screen: 'the interface texts',
    component: MessageTable,
    props: { value: [] },
    problem: 'the English texts',
  },
  { screen: '“Used on”', component: UsedOnView, props: { documentId: 'a' }, problem: 'where it’s used' },
])('$screen say that loading failed', ({ component, props, problem }) => {
  // A failed query is shown without looking at other props.
  const element = createElement<object>(component as FunctionComponent<object>, props)
  const html = renderToString(createElement(ThemeProvider, { theme: buildTheme() }, element))
  expect(html).toMatch(new RegExp(`Couldn’t .*${problem}.* Check your connection and reload\\.`))
})
