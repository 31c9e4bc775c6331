import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onDialogRequest, requestDialog } from './dialog-requests.ts'

const controller = new AbortController()
beforeEach(() => vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  controller.abort()
  vi.unstubAllGlobals()
})

it('passes a request to the listener, and returns false if there is none', () => {
  const request = { name: 'consultation', source: 'here' } as const
  expect(requestDialog(request)).toBe(false)
  const open = vi.fn()
  onDialogRequest(open, controller.signal)
  expect(requestDialog(request)).toBe(true)
  expect(open).toHaveBeenCalledExactlyOnceWith(request)
  controller.abort()
  expect(requestDialog(request)).toBe(false)
})
