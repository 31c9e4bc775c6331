import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Presence } from './presence.ts'

const origin = 'http://localhost:3333'
const server = createServer()
const presence = new Presence({
  port: 0,
  folder: '',
  projectId: 'p',
  dataset: 'production',
  readToken: 'r',
  writeToken: 'w',
  studioOrigins: [origin],
})
let address = ''

beforeAll(async () => {
  presence.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = `ws://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/v2022-06-30/socket/production`
})
afterAll(() => {
  presence.close()
  server.close()
})

async function join(headers: Record<string, string>) {
  const socket = new WebSocket(address, { headers })
  const heard: { id?: unknown; result?: unknown; params?: unknown }[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const call = async (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    return expect.poll(() => heard.find((message) => message.id === id)?.result).toBeTruthy()
  }
  return { heard, call, socket }
}

test('whoever has subscribed hears who is where', async () => {
  const [one, two] = [await join({ origin }), await join({ origin })]
  await one.call(1, 'presence_subscribe')
  await two.call(1, 'presence_announce', { data: { path: ['title'] } })
  const result = { type: 'state', i: 'local-editor', m: { path: ['title'] } }
  await expect
    .poll(() => one.heard.at(-1))
    .toMatchObject({ method: 'presence_subscription', params: { result } })
  expect(two.heard).toHaveLength(1)
})

test('nonsense is passed over', async () => {
  const { socket, call } = await join({ origin })
  socket.send('{"method": 3')
  socket.send('[]')
  await call(1, 'presence_subscribe')
})

const strangers: Record<string, string>[] = [
  {},
  { origin: 'null' },
  { origin: 'http://evil.example' },
  { origin, host: 'evil.example' },
]
test.each(strangers)('the door is closed for %o', async (headers) => {
  await expect(join(headers)).rejects.toThrow(/403/)
})
