/** `npm run test:full`: everything. `npm run test:full -- studio soak` runs only these suites. */
import { ensureChromium, ensureFirefox } from './browser.ts'
import { checkGenerated } from './generated.ts'
import { staticChecks } from './static-checks.ts'
import { begin, fail, finish, playwright, vitest } from './steps.ts'

const suites = {
  check: () => Promise.all([staticChecks().then(checkGenerated), vitest('fast*', fullSize)]),
  services: () => vitest('services', fullSize),
  walks: () => vitest('walks'),
  journeys: () => browser('journeys', 'e2e/', '--workers=2', '--grep-invert', '@full'),
  'more-journeys': () => browser('more-journeys', 'e2e/', '--grep', '@full'),
  studio: () => browser('studio', 'studio/'),
  firefox: () => browser('firefox', 'firefox/'),
  faults: async () => {
    await vitest('faults')
    await playwright({ title: 'faults', args: ['faults/'], env: { ...browsers(), ...asDeployed } })
  },
  attacks: () => browser('attacks', 'attacks/'),
  soak: () => playwright({ title: 'soak', args: ['soak/'], env: { ...browsers(), ...asDeployed } }),
}

/** These suites are in `npm test` too, at a smaller size. */
const fullSize = { TEST_SIZE: 'full' }

/** Outages are tested with the time limit that visitors have. */
const asDeployed = { LAKE_TIMEOUT_MS: '2500' }

function browsers() {
  return { CHROMIUM_PATH: ensureChromium(), FIREFOX_PATH: ensureFirefox() }
}

function browser(title: string, ...args: string[]): Promise<void> {
  return playwright({ title, args, env: browsers() })
}

await begin()
const isSuite = (name: string): name is keyof typeof suites => name in suites
const given = process.argv.slice(2)
for (const name of given.length > 0 ? given : Object.keys(suites)) {
  if (!isSuite(name)) fail(`There is no suite "${name}". Suites: ${Object.keys(suites).join(', ')}.`)
  await suites[name]()
}
finish()
