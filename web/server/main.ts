/** Serves the built site: `node server/main.ts -H <host> -p <port>`, in place of `next start`. */
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import next from 'next'
import { createListener } from './listener.ts'

const { values } = parseArgs({
  options: {
    hostname: { type: 'string', short: 'H', default: '127.0.0.1' },
    port: { type: 'string', short: 'p', default: '3000' },
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
const app = next({ dev: false, dir: `${import.meta.dirname}/..`, hostname: values.hostname, port })
await app.prepare()
const server = createServer(
  limits,
  createListener(app.getRequestHandler(), `http://${values.hostname}:${port}`),
)
server.listen(port, values.hostname, () => console.info(`The site listens on ${values.hostname}:${port}.`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    // A hanging connection must not hold the process.
    setTimeout(() => process.exit(0), 3_000).unref()
  })
}
