import { afterEach, expect, it, vi } from 'vitest'
import { onAnalyticsEvent, track } from './track.ts'

afterEach(() => vi.unstubAllGlobals())

it('dispatches events to current listeners and keeps none for later', () => {
  vi.stubGlobal('window', new EventTarget())
  const listen = vi.fn()
  const controller = new AbortController()
  track({ name: 'newsletter_signup', source: 'before' })
  onAnalyticsEvent(listen, controller.signal)
  track({ name: 'newsletter_signup', source: 'direct' })
  controller.abort()
  track({ name: 'newsletter_signup', source: 'after' })
  expect(listen).toHaveBeenCalledExactlyOnceWith({ name: 'newsletter_signup', source: 'direct' })
})
