/**
 * `npm run budget`: measures the first view of each kind of page and compares it with its budget. Fails over budget.
 */
import { chromium } from '@playwright/test'
import { locales } from '@tidewright/contracts/locales.ts'
import playwrightConfig from '../playwright.config.ts'
import { ensureChromium } from '../runner/browser.ts'
import { fail } from '../runner/steps.ts'
import { scriptBudget } from '../support/script-budget.ts'
import { startTestStack } from '../support/test-stack.ts'
import { type Cost, measure } from './measure.ts'
import { kindsOfRoutes, pageSize } from './sizes.ts'

const KiB = 1024
const kB = 1000
const everywhere = {
  htmlBytes: 25 * kB,
  scriptBytes: scriptBudget.elsewhere,
  fontBytes: 90 * kB,
  cls: 0.01,
  lcp: 1_500,
}

/** The first page of most visitors has more content than the others; other languages have longer words than English. */
const ofHome = {
  ...everywhere,
  htmlBytes: 22 * kB,
  scriptBytes: scriptBudget.home,
  totalBytes: 350 * kB,
  requests: 20,
}
const ofEnglishHome = { ...ofHome, htmlBytes: 20.5 * kB }

function budgetOf(path: string): Partial<typeof ofHome> {
  if (path === '/') return ofEnglishHome
  return locales.some(({ id }) => path === `/${id}`) ? ofHome : everywhere
}

/** The median of three views, since a busy machine makes one of them slow. */
const views = 3

const stack = await startTestStack({ studio: false })
const launch = { ...playwrightConfig.use?.launchOptions, executablePath: ensureChromium() }
const browser = await chromium.launch(launch)
const over: string[] = []
try {
  console.info(
    ['HTML kB', 'script KiB', 'fonts kB', 'all kB', 'requests', 'CLS', 'LCP ms', 'page'].join('\t'),
  )
  for (const path of kindsOfRoutes) {
    const url = stack.settings.urls.site + path
    const { htmlBytes } = await pageSize(url) // render it before measuring
    const cost = { ...(await middleOf(url)), htmlBytes }
    console.info([...shown(cost), path].join('\t'))
    for (const [what, limit] of Object.entries(budgetOf(path))) {
      const spent = cost[what as keyof typeof cost] // budgets and costs have the same keys
      if (spent > limit)
        over.push(`${path}: ${what} is ${Math.round(spent * 1000) / 1000}, the budget is ${limit}`)
    }
  }
} finally {
  await browser.close()
  await stack.stop()
}
if (over.length > 0) fail(`Over budget:\n  ${over.join('\n  ')}`)
console.info('Within budget.')

async function middleOf(url: string): Promise<Cost> {
  const costs: Cost[] = []
  for (let view = 0; view < views; view++) costs.push(await measure(browser, url))
  costs.sort((a, b) => a.lcp - b.lcp)
  const middle = costs[Math.floor(views / 2)]
  if (!middle) throw new Error('No page was measured.')
  return middle
}

function shown({
  htmlBytes,
  scriptBytes,
  fontBytes,
  totalBytes,
  requests,
  cls,
  lcp,
}: Cost & { htmlBytes: number }): (string | number)[] {
  const rounded = (value: number, unit: number) => (value / unit).toFixed(1)
  return [
    rounded(htmlBytes, kB),
    rounded(scriptBytes, KiB),
    rounded(fontBytes, kB),
    rounded(totalBytes, kB),
    requests,
    cls.toFixed(3),
    Math.round(lcp),
  ]
}
