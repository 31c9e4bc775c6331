/** `npm run check`: the fast part of the tests. */
import { staticChecks } from './static-checks.ts'
import { finish, vitest } from './steps.ts'

await staticChecks()
await vitest('fast*')
finish()
