// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodeForm } from './code-form.tsx'
import { getGateMessages } from './get-playbook-messages.ts'

const router = vi.hoisted(() => ({ replace: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
// jsdom has no popovers.
vi.mock('@/ui/toast/toast.ts', async (original) => ({ ...(await original()), showToast: async () => true }))

const checked = Promise.withResolvers<Response>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => checked.promise)
})
afterEach(() => vi.unstubAllGlobals())

it('leaves the URL alone if the visitor went to another page while the code was checked', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const messages = await getGateMessages('en-UK')
  await act(async () =>
    root.render(<CodeForm locale="en-UK" messages={messages} result={null} headingId="playbooks" />),
  )
  const form = document.querySelector('form')
  await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await act(async () => root.unmount())
  history.replaceState(null, '', '/insights?topic=sales')
  checked.resolve(Response.json({ result: 'accepted' }))
  await expect.poll(() => router.refresh.mock.calls).toHaveLength(1)
  expect(router.replace).not.toHaveBeenCalled()
})
