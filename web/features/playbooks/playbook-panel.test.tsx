// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getPlaybookMessages } from './get-playbook-messages.ts'
import { PlaybookPanel } from './playbook-panel.tsx'
import type { RequestFlash } from './request-form.tsx'

const playbook = {
  type: 'content-engine' as const,
  pass: '',
  languageTag: 'en-GB',
  week: 4 as const,
  ...{ tab: '', title: 'Title', hook: '', pain: '', solution: '', features: [], testimonials: [] },
  edit: {},
}
const values = { name: 'Ada', email: 'ada@x.example', sendTips: false }

async function show(running: boolean, flash: RequestFlash | null = null) {
  const messages = await getPlaybookMessages('en-UK', 'hello@x.example')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(<PlaybookPanel {...{ playbook, running, messages, flash }} isShown locale="en-UK" />),
  )
  const place = document.querySelector<HTMLElement>('#request-4') ?? expect.fail('There is no form.')
  return { place, messages: messages.request }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('shows a form that the browser posted without success again, with its values', async () => {
  const { place, messages } = await show(true, { values, result: { code: 'unavailable' } })
  expect(place.querySelector('[role=alert]')?.textContent).toContain(messages.failed.text)
  expect(place.className).not.toContain('hidden')
  expect(place.tabIndex).toBe(-1)
  const typed = new FormData(place.querySelector('form') ?? undefined)
  expect([typed.get('name'), typed.get('email'), typed.get('sendTips')]).toEqual([
    'Ada',
    'ada@x.example',
    null,
  ])
})

it('confirms a form that the browser posted', async () => {
  const { place, messages } = await show(true, { result: { code: 'accepted' } })
  expect(place.querySelector('[role=status]')?.textContent).toContain(messages.sentText)
})

it('leads to the form until the dialog can open', async () => {
  const { place } = await show(false)
  expect(document.querySelector('a')?.hash).toBe(`#${place.id}`)
  expect(place.closest('noscript')).toBeNull()
})
