import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it stands, against every rule of WCAG 2.0 to 2.2, A and AA, or against some rules. */
export async function violationsOf(page: Page, within = 'html', only?: string[]) {
  const values = only ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ runOnly: { type: only ? 'rule' : 'tag', values }, resultTypes: ['violations'] })
    // No page has frames.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }))
}
