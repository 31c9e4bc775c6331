import { afterEach, expect, it, vi } from 'vitest'
import { onDialogRequest, requestDialog } from './dialog-requests.ts'

vi.stubGlobal('window', new EventTarget())
const controller = new AbortController()
afterEach(() => controller.abort())

it('opens a dialog by whoever takes the requests, and says when there is nobody', () => {
  const request = { name: 'consultation', source: 'here' } as const
  expect(requestDialog(request)).toBe(false)
  const open = vi.fn()
  onDialogRequest(open, controller.signal)
  expect(requestDialog(request)).toBe(true)
  expect(open).toHaveBeenCalledExactlyOnceWith(request)
  controller.abort()
  expect(requestDialog(request)).toBe(false)
})
