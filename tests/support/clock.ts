import type { Page } from '@playwright/test'

/** Stops the page's timers, which `page.clock.install()` had taken over; from here on `page.clock.runFor` alone moves them. axe needs them. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}
