/** `npm test`: everything. Installs what it needs, browsers included; every part runs even if another fails. */
import { ensureChromium, ensureFirefox } from './browser.ts'
import { checkGenerated } from './generated.ts'
import { staticChecks } from './static-checks.ts'
import { finish, playwright, vitest } from './steps.ts'

// Each of them uses little more than one core.
await Promise.all([staticChecks(), checkGenerated()])
await vitest('fast*')
await vitest('services')
await playwright({
  title: 'browser',
  env: { CHROMIUM_PATH: ensureChromium(), FIREFOX_PATH: ensureFirefox() },
})
finish()
