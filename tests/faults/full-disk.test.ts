/** A full disk is reported, rejects writes, stops nothing, and recovers. Mounts a small disk: Linux, as root. */
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../local/http/ports.ts'
import { keys, testOptions } from '../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts'
import { hasSmallDisks, openSmallDisk, type SmallDisk } from '../support/small-disk.ts'

const json = { 'content-type': 'application/json' }
const post = (url: string, body: unknown, headers: Record<string, string>) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...headers } })

describe.runIf(hasSmallDisks)('on a full disk', () => {
  let disk: SmallDisk
  const running: ServiceProcess[] = []
  const started = <Service extends ServiceProcess>(service: Service) => {
    running.push(service)
    return service
  }
  beforeAll(() => {
    disk = openSmallDisk(70)
  })
  afterEach(async () => {
    for (const service of running.splice(0)) await service.kill()
    disk.makeRoom()
  })
  afterAll(() => disk?.close())

  test('the content lake serves reads, rejects changes with 507, and accepts them again when there is space', async () => {
    const options = {
      port: await freePort(),
      folder: join(disk.path, 'lake'),
      projectId: 'contract',
      dataset: 'production',
      readToken: 'read-token',
      writeToken: 'write-token',
      studioOrigins: [],
    }
    const lake = started(await startServiceProcess('lake', options))
    const editor = { authorization: 'Bearer write-token' }
    const write = (n: number) =>
      post(
        `${lake.url}/v1/data/mutate/production`,
        { mutations: [{ createOrReplace: { _id: 'a', _type: 'thing', n, text: 'x'.repeat(20_000) } }] },
        editor,
      )
    const read = async () => {
      const response = await fetch(`${lake.url}/v1/data/query/production?query=*[0].n`, { headers: editor })
      return response.json()
    }
    expect((await write(1)).status).toBe(200)
    disk.fill()
    for (const n of [2, 3]) {
      const rejected = await write(n)
      expect(rejected.status).toBe(507)
      expect(await rejected.json()).toMatchObject({ message: expect.stringMatching(/^The disk is full/) })
    }
    const upload = `${lake.url}/v1/assets/files/production?filename=a.txt`
    expect((await fetch(upload, { method: 'POST', body: 'x'.repeat(50_000), headers: editor })).status).toBe(
      507,
    )
    expect(await read()).toMatchObject({ result: 1 })
    disk.makeRoom()
    expect((await write(4)).status).toBe(200)
    expect(await read()).toMatchObject({ result: 4 })
  })

  test('the inbox shows its emails, rejects a new one with 507, and accepts it later', async () => {
    const inbox = started(
      await startServiceProcess('inbox', { port: await freePort(), folder: join(disk.path, 'inbox') }),
    )
    const mail = { from: 'a@b.example', to: ['c@d.example'], subject: 's', text: 'x'.repeat(20_000) }
    const send = (key: string) =>
      post(`${inbox.url}/emails`, mail, { authorization: 'Bearer re_1', 'idempotency-key': key })
    expect((await send('first')).status).toBe(200)
    disk.fill()
    expect((await send('second')).status).toBe(507)
    expect(await (await fetch(`${inbox.url}/emails`)).json()).toHaveLength(1)
    disk.makeRoom()
    expect((await send('second')).status).toBe(200)
  })

  test('the database rejects requests with 503 or stores them, explains a failed start, and opens when there is space', async () => {
    const folder = join(disk.path, 'backend')
    await fillWithEmptyDatabase(folder)
    const options = { ...testOptions, port: await freePort(), folder }
    const backend = started(await startServiceProcess('backend', options))
    const stored: string[] = []
    const submit = async (name: string) => {
      const email = `${name}@disk.example`
      const lead = { name: 'Eva', email, company: `Firm ${'x'.repeat(100)}`, phone: '', locale: 'en-UK' }
      const response = await post(`${backend.url}/functions/v1/send-lead-notification`, lead, {
        apikey: keys.publishable,
        'x-site-secret': testOptions.siteSecret,
        'x-client-ip': `198.18.0.${stored.length}`,
      })
      if (response.status === 200) stored.push(email)
      return response.status
    }
    const rows = async () => {
      const response = await fetch(`${backend.url}/rest/v1/leads?select=email`, {
        headers: { apikey: keys.secret },
      })
      const leads: { email: string }[] = await response.json()
      return leads.map(({ email }) => email).toSorted()
    }
    expect(await submit('before')).toBe(200)
    disk.fill()
    // What fits into existing files is stored; then there is no space left.
    const statuses: number[] = []
    for (let n = 0; n < 60 && !statuses.includes(503); n++) statuses.push(await submit(`full-${n}`))
    expect([...new Set(statuses)].filter((status) => status !== 200)).toEqual([503])
    expect(await rows()).toEqual(stored.toSorted())
    await backend.kill()
    await expect(startServiceProcess('backend', options)).rejects.toThrow(
      /The disk is full: only 0 MB are free/,
    )
    disk.makeRoom()
    started(await startServiceProcess('backend', options))
    expect(await rows()).toEqual(stored.toSorted())
    expect(await submit('after')).toBe(200)
  })
})
