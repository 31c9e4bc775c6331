/** Serves the built site: `node server/main.ts -H <host> -p <port>`, in place of `next start`. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import next from 'next'
import { firstScriptsOf } from '../next-internals/first-scripts.ts'
import { followLakeState } from '../next-internals/lake-channel.ts'
import { onStaleTags } from '../next-internals/stale-channel.ts'
import { addBaseHeaders } from './base-headers.ts'
import { CompressedAnswers } from './compressed-answers.ts'
import { readServerEnv, setOwnOrigin } from './env.ts'
import { Health } from './health.ts'
import { compressedShare, HeldAnswers } from './held-answers.ts'
import { startInnerServer } from './inner-server.ts'
import { createListener } from './listener.ts'
import { answerMostRead } from './most-read.ts'
import { createPublicListener } from './public-listener.ts'

const { values } = parseArgs({
  options: {
    hostname: { type: 'string', short: 'H', default: '127.0.0.1' },
    port: { type: 'string', short: 'p', default: '3000' },
    /** How long a visitor waits for a page that is being made anew, before getting the one from before. */
    'wait-ms': { type: 'string', default: '500' },
    'shared-cache-seconds': { type: 'string', default: '1' },
    'held-megabytes': { type: 'string', default: '96' },
    /** How long a balancer has to notice that this process ends, before it takes no more connections. */
    'drain-seconds': { type: 'string', default: '0' },
  },
})
/** In milliseconds: a head, a whole request, and how long a proxy may keep a connection open for the next one. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
}
const port = Number(values.port)
const web = join(import.meta.dirname, '..')
const app = next({ dev: false, dir: web, hostname: values.hostname, port })
const handle = app.getRequestHandler()
const inner = await startInnerServer((origin) => createListener(handle, { origin }))
setOwnOrigin(inner.origin)
await app.prepare()
const { buildFolder, siteSecret } = readServerEnv()
const heldBytes = Number(values['held-megabytes']) * 1024 * 1024
const held = new HeldAnswers({
  make: inner.make,
  waitMs: Number(values['wait-ms']),
  maxBytes: heldBytes,
  isAway: followLakeState(),
})
const listener = createPublicListener({
  held,
  compressed: new CompressedAnswers({ maxBytes: heldBytes * compressedShare }),
  answerItself: createListener(handle, {
    origin: inner.origin,
    isPublic: true,
    firstScripts: firstScriptsOf(join(web, buildFolder)),
  }),
  sharedCacheSeconds: Number(values['shared-cache-seconds']),
  siteSecret,
})

/** Next.js marks its pages a moment after it was told; what is made in between is made once more. */
const markedMs = 30
onStaleTags(() => {
  held.markStale()
  setTimeout(() => {
    held.markStale()
    held.renewAll()
  }, markedMs)
})

const health = new Health()
const server = createServer(limits, (request, response) => {
  addBaseHeaders(request, response)
  if (health.answer(request, response) || answerMostRead(request, response, held)) return
  listener(request, response)
})
server.listen(port, values.hostname, () => console.info(`The site listens on ${values.hostname}:${port}.`))

/** What is being answered is answered to its end; a hanging connection must not hold the process. */
function end(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), longestAnswerMs).unref()
}

const longestAnswerMs = 3_000
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    health.drain()
    setTimeout(end, Number(values['drain-seconds']) * 1_000)
  })
}
