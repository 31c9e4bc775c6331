/**
 * `npm test`: what must be green before a change lands. Installs what it needs, browsers included; every part runs even
 * if another fails. `npm run test:full` runs the rest too.
 */
import { ensureChromium, ensureFirefox } from './browser.ts'
import { checkGenerated } from './generated.ts'
import { staticChecks } from './static-checks.ts'
import { begin, finish, playwright, prepare, vitest } from './steps.ts'

await begin()
// Each of them uses little more than one core.
await Promise.all([staticChecks().then(checkGenerated).then(prepare), vitest('fast*')])
await vitest('services')
await playwright({
  title: 'browser',
  // All visitors' journeys, and what is tagged as a smoke test of the Studio, Firefox and outages.
  args: ['--workers=2', '--grep', 'e2e/(?!.*@full)|@smoke'],
  env: { CHROMIUM_PATH: ensureChromium(), FIREFOX_PATH: ensureFirefox() },
})
finish()
