// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchForm } from '../../ui/search-form.tsx'
import { StaticHtml } from '../../ui/static-html.tsx'
import { suggest } from './suggestions.ts'

afterEach(() => vi.unstubAllGlobals())

it('suggests again after Back to the page that the visit began with', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  const request = vi.fn(async () => Response.json({ count: 0, label: '', status: 'None', groups: [] }))
  vi.stubGlobal('fetch', request)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(
    <StaticHtml as="header" name="header">
      <SearchForm id="field" action="/search" locale="en-UK" label="Search" submit="Go" />
    </StaticHtml>,
  )
  const header = <StaticHtml as="header" name="header" prunedPage="1" />
  const react = await act(async () => hydrateRoot(root, header))
  const focusAndType = () => {
    const input = root.querySelector('input') ?? expect.fail('There is no field.')
    suggest(input)
    suggest(input)
    input.value = 'growth'
    input.dispatchEvent(new Event('input'))
  }
  focusAndType()
  await expect.poll(() => request.mock.calls.length).toBe(1)
  await expect.poll(() => root.textContent).toContain('None')
  await act(async () => react.render(<p>Another page</p>))
  await act(async () => react.render(header))
  focusAndType()
  await expect.poll(() => request.mock.calls.length).toBe(2)
  // One list and one status: those of the first time have no listeners any more.
  expect(root.querySelector('form')?.children).toHaveLength(4)
  await act(async () => react.unmount())
  root.remove()
})
