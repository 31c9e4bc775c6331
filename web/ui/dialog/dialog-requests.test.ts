import { afterEach, expect, it, vi } from 'vitest'
import { onDialogRequest, requestDialog } from './dialog-requests.ts'

vi.stubGlobal('window', new EventTarget())
const controller = new AbortController()
afterEach(() => controller.abort())

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
