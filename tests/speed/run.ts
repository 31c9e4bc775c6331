/** `npm run bench [-- --only <part>]`: measures how fast the site is, and how soon it shows published changes. */
import { parseArgs } from 'node:util'
import { fail } from '../runner/steps.ts'
import { startTestStack, type TestStack } from '../support/test-stack.ts'
import { benchGrowth } from './growth.ts'
import { benchOutages } from './outages.ts'
import { tryProxies } from './proxies.ts'
import { benchPublish } from './publish.ts'
import { benchSizes } from './sizes.ts'
import { benchStudio } from './studio.ts'
import { benchThroughput } from './throughput.ts'

const parts: Record<string, (stack: TestStack) => Promise<void>> = {
  throughput: benchThroughput,
  sizes: benchSizes,
  publish: benchPublish,
  outages: benchOutages,
  studio: benchStudio,
  growth: benchGrowth,
  proxies: tryProxies,
}
/** These need other programs or much time. */
const onRequest = ['growth', 'proxies']

const { only } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values
const selected = only ?? Object.keys(parts).filter((name) => !onRequest.includes(name))
const unknown = selected.filter((name) => !(name in parts))
if (unknown.length > 0)
  fail(`Unknown part "${unknown.join('", "')}". Parts: ${Object.keys(parts).join(', ')}.`)

const stack = await startTestStack({ studio: selected.includes('studio') })
try {
  for (const name of selected) {
    console.info(`\n▸ ${name}`)
    await parts[name]?.(stack)
  }
} finally {
  await stack.stop()
}
