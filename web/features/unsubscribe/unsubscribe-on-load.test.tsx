// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsubscribe } from '@/backend/newsletter.ts'
import { UnsubscribeOnLoad } from './unsubscribe-on-load.tsx'

vi.mock('@/backend/newsletter.ts', () => ({ unsubscribe: vi.fn() }))

const messages = {
  processing: 'Processing',
  doneTitle: 'Done',
  doneText: '',
  resubscribe: '',
  errorTitle: 'Wrong',
  errorText: '',
  advice: '',
  retry: '',
}

const heading = () => document.querySelector('h1')?.textContent

/** Shows the page, as Next.js does. @returns a function that leaves it */
async function show(email: string, search: string) {
  history.replaceState({ page: 'unsubscribe' }, '', `/unsubscribe${search}`)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const page = <UnsubscribeOnLoad email={email} messages={messages} newsletterPath="/" className="" />
  await act(async () => root.render(page))
  return () => act(async () => root.unmount())
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.mocked(unsubscribe).mockReset().mockResolvedValue({ code: 'accepted' })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('unsubscribes once, and takes the email out of the URL: Back shows the result', async () => {
  const leave = await show('ada@x.example', '?email=ada%40x.example')
  await expect.poll(heading).toBe('Done')
  expect(location.search).toBe('')
  await leave()
  await show('ada@x.example', '')
  await expect.poll(heading).toBe('Done')
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('does not unsubscribe again if the tab was reloaded before Back', async () => {
  await show('reloaded@x.example', '')
  await expect.poll(heading).toBe('Done')
  expect(unsubscribe).not.toHaveBeenCalled()
})

it('leaves the URL of the next page alone, and does not unsubscribe again after Back', async () => {
  const sent = Promise.withResolvers<{ code: 'accepted' }>()
  vi.mocked(unsubscribe).mockReturnValue(sent.promise)
  const leave = await show('gone@x.example', '?email=gone%40x.example')
  await leave()
  history.replaceState(null, '', '/insights?topic=sales#latest')
  await act(async () => sent.resolve({ code: 'accepted' }))
  expect(location.search + location.hash).toBe('?topic=sales#latest')
  await show('gone@x.example', '?email=gone%40x.example')
  await expect.poll(heading).toBe('Done')
  expect(location.search).toBe('')
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('keeps the email in the URL after a failure, for a retry', async () => {
  vi.mocked(unsubscribe).mockResolvedValue({ code: 'unavailable' })
  await show('failed@x.example', '?email=failed%40x.example')
  await expect.poll(heading).toBe('Wrong')
  expect(location.search).toContain('failed')
})
