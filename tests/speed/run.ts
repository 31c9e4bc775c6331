/** `npm run bench [-- --only <part>]`: measures how fast the site is, and how soon it shows published changes. */
import { parseArgs } from 'node:util'
import { fail } from '../runner/steps.ts'
import { startTestStack, type TestStack } from '../support/test-stack.ts'
import { benchBackup } from './backup.ts'
import { benchContention } from './contention.ts'
import { benchGrowth } from './growth.ts'
import { benchNewsletter } from './newsletter.ts'
import { benchOutages } from './outages.ts'
import { tryProxies } from './proxies.ts'
import { benchPublish } from './publish.ts'
import { benchRelease } from './release.ts'
import { benchSearch } from './search.ts'
import { benchSizes } from './sizes.ts'
import { benchStudio } from './studio.ts'
import { benchThroughput } from './throughput.ts'

const parts: Record<string, (stack: TestStack) => Promise<void>> = {
  throughput: benchThroughput,
  sizes: benchSizes,
  publish: benchPublish,
  contention: benchContention,
  outages: benchOutages,
  studio: benchStudio,
  search: benchSearch,
  newsletter: benchNewsletter,
  growth: benchGrowth,
  release: benchRelease,
  proxies: tryProxies,
  backup: benchBackup,
}
/** These need other programs or much time. */
const onRequest = ['search', 'growth', 'release', 'proxies', 'backup']

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
