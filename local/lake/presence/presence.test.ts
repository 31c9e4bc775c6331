import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localEditorId } from '@tidewright/contracts/local-editor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '../../http/ports.ts'
import { startLake } from '../lake.ts'

const origin = 'http://localhost:3333'
let lake: { url: string; close(): Promise<void> }
beforeAll(async () => {
  lake = await openLake()
})
afterAll(() => lake.close())

async function openLake() {
  const folder = mkdtempSync(join(tmpdir(), 'lake-presence-'))
  const port = await freePort()
  const service = await startLake({
    port,
    folder,
    projectId: 'p',
    dataset: 'production',
    readToken: 'r',
    writeToken: 'w',
    studioOrigins: [origin],
  })
  return {
    url: `ws://127.0.0.1:${port}/v2022-06-30/socket`,
    async close() {
      await service.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function connect(headers: Record<string, string>, dataset = 'production', { url } = lake) {
  const socket = new WebSocket(`${url}/${dataset}`, { headers })
  const received: { id?: unknown; result?: unknown; params?: unknown }[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const call = async (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    return expect.poll(() => received.find((message) => message.id === id)?.result).toBeTruthy()
  }
  return { received, call, socket }
}

test('sends every subscriber where the others are', async () => {
  const [one, two] = [await connect({ origin }), await connect({ origin })]
  await one.call(1, 'presence_subscribe')
  await two.call(1, 'presence_announce', { data: { path: ['title'] } })
  const result = { type: 'state', i: 'local-editor', m: { path: ['title'] } }
  await expect
    .poll(() => one.received.at(-1))
    .toMatchObject({ method: 'presence_subscription', params: { result } })
  expect(two.received).toHaveLength(1)
})

test('knows an editor by the name in their token, and only editors of the same dataset meet', async () => {
  const [one, two, other] = [
    await connect({ origin }),
    await connect({ origin }),
    await connect({ origin }, 'production-comments'),
  ]
  await one.call(1, 'presence_subscribe')
  await other.call(1, 'presence_subscribe')
  await two.call(1, 'authorization', { authorization: `Bearer ${localEditorId('Anna')}` })
  await two.call(2, 'presence_announce', { data: {} })
  const result = { type: 'state', i: localEditorId('Anna') }
  await expect.poll(() => one.received.at(-1)).toMatchObject({ params: { result } })
  await other.call(2, 'presence_announce', { data: {} })
  expect(JSON.stringify(other.received)).not.toContain(localEditorId('Anna'))
})

test.each(['Bearer x', 'Bearer \n', 'Bearer é'])(
  'closes the connection of an editor with the token %j',
  async (authorization) => {
    const { socket } = await connect({ origin })
    const closed = once(socket, 'close')
    const message = { id: 1, method: 'authorization', params: { authorization } }
    socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
    expect(await closed).toMatchObject([1008, expect.anything()])
  },
)

test('ignores invalid messages', async () => {
  const { socket, call } = await connect({ origin })
  socket.send('{"method": 3')
  socket.send('[]')
  socket.send(Buffer.from([0xff]))
  await call(1, 'presence_subscribe')
})

const strangers: [headers: Record<string, string>, status: RegExp][] = [
  [{}, /403/],
  [{ origin: 'null' }, /403/],
  [{ origin: 'http://evil.example' }, /403/],
  [{ authorization: 'Bearer r' }, /403/],
  [{ authorization: 'Bearer wrong' }, /401/],
  [{ origin, host: 'evil.example' }, /421/],
]
test.each(strangers)('rejects the connection for %o', async (headers, status) => {
  await expect(connect(headers)).rejects.toThrow(status)
})

test('supports presence in its own datasets only', async () => {
  await expect(connect({ origin }, 'other')).rejects.toThrow(/404/)
})

test('closes with an open WebSocket, and closes the socket too', async () => {
  const closing = await openLake()
  const { socket } = await connect({ origin }, 'production', closing)
  const closed = once(socket, 'close')
  await closing.close()
  await closed
  expect(socket.readyState).toBe(WebSocket.CLOSED)
})
