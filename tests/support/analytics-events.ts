import type { Page } from '@playwright/test'

/** Records the analytics events of the pages that are loaded from now on; returns those of the current one. */
export async function recordEvents(page: Page) {
  await page.addInitScript(() => {
    const events: unknown[] = []
    Reflect.set(window, 'recordedEvents', events)
    window.addEventListener('analytics', ({ detail }) => events.push(detail))
  })
  return () => page.evaluate(() => Reflect.get(window, 'recordedEvents'))
}
