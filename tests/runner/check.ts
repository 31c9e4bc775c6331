/** `npm run check`: the fast part of the tests. */
import { staticChecks } from './static-checks.ts'
import { begin, finish, vitest } from './steps.ts'

await begin()
await staticChecks()
await vitest('fast*')
finish()
