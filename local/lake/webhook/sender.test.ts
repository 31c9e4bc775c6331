import { createServer, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { WebhookSender } from './sender.ts'

let server: Server | undefined
afterEach(() => server?.closeAllConnections())

async function receiver(answer: (attempt: number) => number | undefined) {
  let attempts = 0
  const listening = createServer((_request, response) => {
    attempts += 1
    const status = answer(attempts)
    if (status) response.writeHead(status).end()
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, attempts: () => attempts }
}
const delivery = { body: '{}', headers: { 'sanity-document-id': 'x' } }

test('retries a receiver that hangs, then fails, and stops when it succeeds', async () => {
  const target = await receiver((attempt) => [undefined, 500, 200][attempt - 1])
  const sender = new WebhookSender({ url: target.url, secret: 's' }, { timeoutMs: 100, pausesMs: [10, 10] })
  sender.send([delivery])
  await expect.poll(target.attempts).toBe(3)
  sender.close()
})

test('a rejection is final, and an undelivered message is given up', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const target = await receiver((attempt) => (attempt === 1 ? 401 : 500))
  const sender = new WebhookSender(
    { url: target.url, secret: 's' },
    { timeoutMs: 10_000, pausesMs: [10, 10] },
  )
  sender.send([delivery])
  await expect.poll(target.attempts).toBe(1)
  sender.send([delivery])
  // The second is given up after three attempts; a retry of the first would have come before.
  await expect.poll(() => warn.mock.calls).toHaveLength(1)
  expect(target.attempts()).toBe(4)
  sender.close()
  warn.mockRestore()
})

test('logs once that messages are dropped, and how many when the receiver responds again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const target = await receiver((attempt) => (attempt <= 3 ? 500 : 200))
  const sender = new WebhookSender({ url: target.url, secret: 's' }, { timeoutMs: 10_000, pausesMs: [] })
  sender.send([delivery, delivery, delivery])
  await expect.poll(target.attempts).toBe(3)
  await expect.poll(() => warn.mock.calls).toEqual([[expect.stringContaining("doesn't respond")]])
  for (const attempts of [4, 5]) {
    sender.send([delivery])
    await expect.poll(target.attempts).toBe(attempts)
  }
  await expect.poll(() => warn.mock.calls.slice(1)).toEqual([[expect.stringContaining('3 webhook messages')]])
  sender.close()
  warn.mockRestore()
})

test("messages waiting for a retry don't block others", async () => {
  const target = await receiver((attempt) => (attempt <= 20 ? 500 : 200))
  const sender = new WebhookSender({ url: target.url, secret: 's' }, { timeoutMs: 1_000, pausesMs: [60_000] })
  sender.send(Array.from({ length: 20 }, () => delivery))
  await expect.poll(target.attempts).toBe(20)
  sender.send([delivery])
  await expect.poll(target.attempts).toBe(21)
  sender.close()
})
