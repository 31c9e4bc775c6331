import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures.ts'
import { limit } from '../../support/limit.ts'
import type { TestStack } from '../../support/test-stack.ts'

export const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' })
export const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' })
export const reject = (page: Page) => banner(page).getByRole('button', { name: 'Reject' })
export const footerButton = (page: Page) =>
  page.locator('footer').getByRole('button', { name: 'Cookie choices' })
export const homes = ['/', '/es', '/fr', '/it', '/nl']

/** Waits until each of these pages has, or hasn't, what Settings requires. */
async function untilPages({ settings }: TestStack, needsConsent: boolean) {
  for (const path of [
    ...homes,
    '/about',
    '/assessment',
    '/careers',
    '/contact',
    '/newsletter',
    '/resources',
  ]) {
    const read = async () => (await fetch(settings.urls.site + path)).text()
    await expect
      .poll(async () => (await read()).includes('csp-origins'), { timeout: limit(60_000) })
      .toBe(needsConsent)
  }
}

/** Enters ids in Settings, whose scripts come from `origin`, and waits for the pages. */
export async function setAnalytics(stack: TestStack, origin: string) {
  const origins = { scriptOrigin: origin, collectOrigins: [origin] }
  const conversions = { leadForm: '11', download: '22', assessment: '33', newsletter: '44' }
  await stack.lakeClient
    .patch('siteSettings')
    .set({
      webAnalytics: { measurementId: 'G-TEST1', ...origins },
      professionalNetwork: { partnerId: '4711', ...conversions, ...origins },
    })
    .commit()
  await untilPages(stack, true)
}

export async function unsetAnalytics(stack: TestStack) {
  await stack.lakeClient.patch('siteSettings').unset(['webAnalytics', 'professionalNetwork']).commit()
  await untilPages(stack, false)
}
