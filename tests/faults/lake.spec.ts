import { createServer, type RequestListener, type Server } from 'node:http'
import { startLake } from '../../local/stack.ts'
import { expect, test } from '../fixtures.ts'
import type { TestStack } from '../test-stack.ts'

const served = [
  '/',
  '/fr',
  '/contact',
  '/nl/contact',
  '/insights/sme-advantage',
  '/it/insights/why-ai-projects-fail',
]
const article = 'insight-sme-advantage'

/** Ends the content lake as a crash would, and waits until its port is free. */
async function killLake({ processes }: TestStack): Promise<void> {
  const lake = processes.child('lake')
  if (!lake) throw new Error('The content lake is not running.')
  const gone = new Promise((resolve) => lake.once('exit', resolve))
  lake.kill('SIGKILL')
  await gone
}

/** Puts a server in the lake's place that answers everything wrongly. */
async function impostor({ settings }: TestStack, answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(settings.ports.lake, '127.0.0.1', resolve))
  return server
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** A page as a visitor gets it, three times over, since the first view of a stale page only starts its renewal. */
async function expectServed(stack: TestStack, title: string): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (const path of served) {
      const reply = await fetch(stack.settings.urls.site + path, { signal: AbortSignal.timeout(10_000) })
      expect(reply.status, `${path}, round ${round}`).toBe(200)
      const html = await reply.text()
      if (path.startsWith('/insights/sme')) expect(html).toContain(title)
      expect(html).toContain('</html>')
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function expectRecovery(stack: TestStack, title: string): Promise<number> {
  const start = performance.now()
  await stack.lakeClient.patch(article).set({ title }).commit()
  await expect
    .poll(async () => (await fetch(`${stack.settings.urls.site}/insights/sme-advantage`)).text(), {
      timeout: 60_000,
    })
    .toContain(title)
  return performance.now() - start
}

async function titleNow(stack: TestStack): Promise<string> {
  const title = await stack.lakeClient.fetch<string>('*[_id == $article][0].title', { article })
  await expect
    .poll(async () => (await fetch(`${stack.settings.urls.site}/insights/sme-advantage`)).text(), {
      timeout: 30_000,
    })
    .toContain(title)
  return title
}

/** Marks every page stale just before the fault, as a publish would: only then does the site ask the lake at all. */
async function makeStale({ settings, lakeClient }: TestStack): Promise<void> {
  await lakeClient.patch(article).set({ readMinutes: 10 }).commit()
  await lakeClient.patch('ui-strings-en-UK').set({ touched: Date.now() }).commit()
  await fetch(`${settings.urls.site}/api/reconcile`, {
    headers: { authorization: `Bearer ${settings.secrets.siteSecret}` },
  })
}

test.describe('pages that were ever served stay up', () => {
  test.describe.configure({ timeout: 180_000 })

  test('with the content lake stopped', async ({ stack }) => {
    const title = await titleNow(stack)
    await makeStale(stack)
    await killLake(stack)
    await expectServed(stack, title)
    await startLake(stack.settings, stack.processes)
    console.info(`stopped: recovered in ${Math.round(await expectRecovery(stack, 'After the stop'))} ms`)
  })

  test('with the content lake hanging', async ({ stack }) => {
    const title = await titleNow(stack)
    await makeStale(stack)
    const lake = stack.processes.child('lake')
    lake?.kill('SIGSTOP')
    try {
      await expectServed(stack, title)
    } finally {
      lake?.kill('SIGCONT')
    }
    console.info(`hanging: recovered in ${Math.round(await expectRecovery(stack, 'After the hang'))} ms`)
  })

  const wrongAnswers: [string, RequestListener][] = [
    ['answering 500', (_request, response) => response.writeHead(500).end('{"error":"broken"}')],
    [
      'answering cut-off JSON',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":{"title":"Cut'),
    ],
    [
      'answering HTML',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the café WiFi</h1>'),
    ],
    [
      'answering JSON without a result',
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    ],
  ]
  for (const [fault, answer] of wrongAnswers) {
    test(`with the content lake ${fault}`, async ({ stack }) => {
      const title = await titleNow(stack)
      await makeStale(stack)
      await killLake(stack)
      const server = await impostor(stack, answer)
      await expectServed(stack, title)
      await close(server)
      await startLake(stack.settings, stack.processes)
      console.info(`${fault}: recovered in ${Math.round(await expectRecovery(stack, `After ${fault}`))} ms`)
    })
  }
})

test('a change that no webhook told of is found by the reconciler', async ({ stack }) => {
  await titleNow(stack)
  // The site is away while the webhook is sent and retried: what it missed, it finds out by itself.
  const site = stack.processes.child('site')
  site?.kill('SIGSTOP')
  await stack.lakeClient.patch(article).set({ title: 'Told by nobody' }).commit()
  site?.kill('SIGCONT')
  await expect
    .poll(async () => (await fetch(`${stack.settings.urls.site}/insights/sme-advantage`)).text(), {
      timeout: 30_000,
    })
    .toContain('Told by nobody')
})
