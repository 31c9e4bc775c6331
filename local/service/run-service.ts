/**
 * Runs a service as a process of its own: reads its options, reports "ready" or "failed" once, and shuts down on
 * SIGTERM, SIGINT or when the parent ends, so that nothing outlives `npm start`.
 */
import { serviceOptions } from '../settings/env.ts'
import { isDiskFull } from './disk-full.ts'

export type Service = { close(): Promise<void> }

export type ServiceMessage = { type: 'ready' } | { type: 'failed'; message: string }

/** Runs `start` with the options from the parent process. Resolves when the service is up. */
export async function runService<Options>(start: (options: Options) => Promise<Service>): Promise<void> {
  // Files of a service are readable by their owner only.
  process.umask(0o077)
  const send = (message: ServiceMessage) => process.send?.(message)
  try {
    const service = await start(serviceOptions<Options>())
    const end = () => service.close().finally(() => process.exit(0))
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
    process.once('disconnect', end)
    send({ type: 'ready' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = isDiskFull(error) ? `The disk is full: ${reason}` : reason
    if (process.send) send({ type: 'failed', message })
    else console.error(message)
    process.exitCode = 1
    process.disconnect?.()
  }
}
