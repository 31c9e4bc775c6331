import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openBackend } from '../../../local/backend/backend.ts'
import { freePort } from '../../../local/http/ports.ts'
import { FolderInUseError } from '../../../local/service/lock-folder.ts'
import { testFolder } from '../../../local/service/test-folder.ts'
import { callAsServer } from '../../support/backend/backend-calls.ts'
import { newLead } from '../../support/backend/backend-drivers.ts'
import { keys, testOptions } from '../../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../../support/backend/backend-pglite.ts'

const folder = testFolder()
const options = { ...testOptions, folder }
beforeAll(() => fillWithEmptyDatabase(folder))

test('a second backend on a folder is rejected; a restart finds the rows and runs no migration again', async () => {
  const first = await openBackend(options)
  await expect(openBackend(options)).rejects.toThrow(FolderInUseError)
  const headers = { apikey: keys.publishable, 'content-type': 'application/json' }
  const lead = { method: 'POST', headers, body: JSON.stringify(newLead()) }
  expect((await first.handler(new Request('http://127.0.0.1/rest/v1/leads', lead))).status).toBe(201)
  await first.close()
  const again = await openBackend(options)
  const rows = await again.database.transaction((query) =>
    query('select count(*)::text as count from public.leads'),
  )
  expect(rows).toEqual([{ count: '1' }])
  await again.close()
})

test('refuses a folder that lost its version instead of starting with an empty database', async () => {
  const damaged = join(folder, 'damaged')
  await fillWithEmptyDatabase(damaged)
  rmSync(join(damaged, 'pglite-18', 'PG_VERSION'))
  for (const _attempt of [1, 2])
    await expect(openBackend({ ...testOptions, folder: damaged })).rejects.toThrow(
      /pglite-18 is damaged: .*Restore the folder from a backup/,
    )
})

test('sends the emails of an accepted form at once, without waiting for the timer', async () => {
  const sent: string[] = []
  const backend = await openBackend({ ...options, drainSeconds: 3600 }, async (input, init) => {
    sent.push(await new Request(input, init).text())
    return Response.json({ id: 'provider-1' })
  })
  onTestFinished(() => backend.close())
  const lead = newLead()
  expect((await callAsServer({ backend }, 'send-lead-notification', lead)).status).toBe(200)
  await expect.poll(() => sent.filter((mail) => mail.includes(lead.email))).toHaveLength(2)
})

test('names an unreachable PostgreSQL at the start', async () => {
  const databaseUrl = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`
  await expect(openBackend({ ...options, databaseUrl })).rejects.toThrow(
    /DATABASE_URL: Couldn't reach the database/,
  )
})
