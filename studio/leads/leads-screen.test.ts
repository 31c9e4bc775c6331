// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { download } from '../files/download.ts'
import { LeadsScreen } from './leads-screen.tsx'

vi.mock('../env.ts', () => ({ functionsUrl: 'https://functions.test' }))
vi.mock('../files/download.ts', () => ({ download: vi.fn() }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: vi.fn() }) }))
vi.mock('sanity', () => {
  const client = { config: () => ({ token: 'a-token' }) }
  return { useClient: () => client, definePlugin: (plugin: object) => plugin }
})

const lead = {
  ...{ id: 'a', name: 'Ada', email: 'ada@mill.example', company: 'Mill', phone: null, locale: null },
  ...{ created_at: '2026-11-23T09:00:00Z', suspected: false, status: 'new', owner: '', note: '', origin: {} },
}

/** Exports so many leads, of which the backend sends one, and returns what the screen says then. */
async function exported(total: number): Promise<string> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    const { action } = JSON.parse(String(init?.body))
    return action === 'export' ? Response.json({ total, leads: [lead] }) : new Response(null, { status: 503 })
  })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.body)
  const screen = createElement(ThemeProvider, { theme: buildTheme() }, createElement(LeadsScreen))
  await act(async () => root.render(screen))
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Export CSV')
  await act(async () => button?.click())
  await expect.poll(() => vi.mocked(download).mock.calls.length).toBe(1)
  await act(async () => undefined)
  const text = document.body.textContent ?? ''
  await act(async () => root.unmount())
  return text
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.mocked(download).mockClear()
})

it('says how many leads an incomplete file has, and how to get the others', async () => {
  const text = await exported(7312)
  expect(text).toMatch(/leads-[\d-]+\.csv has only the newest 1 of 7,312 leads\./)
  expect(text).toContain('a status or a search with at most 5,000 leads')
})

it('says nothing of a complete file', async () => {
  expect(await exported(1)).not.toContain('the newest')
})
