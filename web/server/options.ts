import { parseArgs } from 'node:util'
import { z } from 'zod'

const count = z.coerce.number().min(0)

const schema = z.object({
  hostname: z.string().default('127.0.0.1'),
  port: count.max(65_535).default(3_000),
  /** How long a visitor waits for a fresh page before getting the stale one, in milliseconds. */
  'wait-ms': count.default(500),
  /** How long shared caches keep a page, in seconds. */
  'shared-cache-seconds': count.default(1),
  /** Size of the response cache, compressed bodies included. */
  'cache-megabytes': count.default(96),
  /** How long a load balancer has to notice that this process is ending, before it refuses connections. */
  'drain-seconds': count.default(0),
})

/** The options of the command line. Prints what is wrong with them and exits if they are invalid. */
export function readOptions(): z.infer<typeof schema> {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      hostname: { ...string, short: 'H' },
      port: { ...string, short: 'p' },
      'wait-ms': string,
      'shared-cache-seconds': string,
      'cache-megabytes': string,
      'drain-seconds': string,
    },
  })
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) console.error(`--${path.join('.')}: ${message}`)
  process.exit(1)
}
