/**
 * Runs drain-outbox once in its own process, which kills itself with SIGKILL at a given step: before or after each
 * request to the database or the provider. Without a step it runs to the end.
 */
import { z } from 'zod'
import { connectDatabase } from '../../functions/_shared/database.ts'
import { handler } from '../../functions/drain-outbox/handler.ts'
import { keys, siteOrigin, siteSecret, testOptions } from '../support/backend/backend-options.ts'

const { backendUrl, providerUrl, dieAt } = z
  .object({ backendUrl: z.string(), providerUrl: z.string(), dieAt: z.number().nullable() })
  .parse(JSON.parse(process.argv[2] ?? ''))

let step = 0
function reach(): void {
  if (step === dieAt) process.kill(process.pid, 'SIGKILL')
  step += 1
}

const fetchInSteps: typeof fetch = async (input, init) => {
  reach()
  const response = await fetch(input, init)
  reach()
  return response
}

const reply = await handler(
  new Request('http://127.0.0.1/', { method: 'POST', headers: { apikey: keys.secret } }),
  {
    database: connectDatabase(backendUrl, keys.secret, fetchInSteps),
    keys,
    siteSecret,
    siteOrigins: [siteOrigin],
    studioOrigins: [],
    leadRoles: [],
    mail: { ...testOptions.mail, apiUrl: providerUrl },
    contentLake: null,
    fetch: fetchInSteps,
    requestDrain: () => undefined,
  },
)
console.info(JSON.stringify({ ...(await reply.json()), steps: step }))
