/** `npm test`: everything. It gets what it lacks, a browser too, and leaves no step out. */
import { ensureChromium } from './browser.ts'
import { checkGenerated } from './generated.ts'
import { staticChecks } from './static-checks.ts'
import { close, playwright, vitest } from './steps.ts'

// Each keeps little more than one core busy.
await Promise.all([staticChecks(), checkGenerated()])
await vitest('fast*')
await vitest('services')
await playwright(ensureChromium())
close()
