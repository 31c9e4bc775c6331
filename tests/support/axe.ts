import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

type AxeOptions = {
  /** Only these rules. */
  only?: string[]
  /** All rules but these. */
  without?: string[]
}

/**
 * axe's violations on the current page, for every rule of WCAG 2.0 to 2.2, A and AA, or for some rules. Our pages have
 * no frames; `@axe-core/playwright`, which supports them, takes twice as long.
 */
export async function violationsOf(page: Page, within = 'html', { only, without = [] }: AxeOptions = {}) {
  // After a navigation by script, React sets the title last.
  await expect(page).toHaveTitle(/./)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const values = only ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const options: axe.RunOptions = {
    runOnly: { type: only ? 'rule' : 'tag', values },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  }
  return page.evaluate(
    async ([context, runOptions]) => {
      const { run }: typeof axe = Reflect.get(window, 'axe')
      const { violations } = await run(context, runOptions)
      return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }))
    },
    [within, options] as const,
  )
}
