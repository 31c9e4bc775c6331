/** `npm test`: everything. It gets what it lacks, a browser too, and leaves no step out. */
import { ensureChromium } from './browser.ts'
import { checkGenerated } from './generated.ts'
import { staticChecks } from './static-checks.ts'
import { close, playwright, vitest } from './steps.ts'

staticChecks()
vitest('fast*')
checkGenerated()
vitest('services')
playwright(ensureChromium())
close()
