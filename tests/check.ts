/** `npm run check`: the fast part of the tests. */
import { staticChecks } from './static-checks.ts'
import { close, vitest } from './steps.ts'

await staticChecks()
await vitest('fast*')
close()
