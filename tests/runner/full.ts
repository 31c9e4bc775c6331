/** `npm run test:full`: everything. `npm run test:full -- studio soak` runs only these suites. */
import { ensureChromium, ensureFirefox } from './browser.ts'
import { checkGenerated } from './generated.ts'
import { staticChecks } from './static-checks.ts'
import { begin, fail, finish, playwright, vitest } from './steps.ts'

const suites = {
  check: async () => {
    await Promise.all([staticChecks(), checkGenerated()])
    await vitest('fast*')
  },
  services: () => vitest('services'),
  walks: () => vitest('walks'),
  journeys: () => browser('journeys', 'e2e/', '--grep-invert', '@full'),
  languages: () => browser('languages', 'e2e/', '--grep', '@full'),
  studio: () => browser('studio', 'studio/'),
  firefox: () => browser('firefox', 'firefox/'),
  faults: async () => {
    await vitest('faults')
    await browser('faults', 'faults/')
  },
  attacks: () => browser('attacks', 'attacks/'),
  soak: () => browser('soak', 'soak/'),
}

function browser(title: string, ...args: string[]): Promise<void> {
  const env = { CHROMIUM_PATH: ensureChromium(), FIREFOX_PATH: ensureFirefox() }
  return playwright({ title, args, env })
}

await begin()
const isSuite = (name: string): name is keyof typeof suites => name in suites
const given = process.argv.slice(2)
for (const name of given.length > 0 ? given : Object.keys(suites)) {
  if (!isSuite(name)) fail(`There is no suite "${name}". Suites: ${Object.keys(suites).join(', ')}.`)
  await suites[name]()
}
finish()
