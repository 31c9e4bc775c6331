import type { Page } from '@playwright/test'

/**
 * Stops the page's timers after `page.clock.install()`; from now on only `page.clock.runFor` advances them. axe needs
 * running timers, so run it before.
 */
export async function pauseClock(page: Page): Promise<void> {
  // Further ahead than the page's clock can run before the call arrives.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}
