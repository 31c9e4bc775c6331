import { readFileSync, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { startLake } from '../../cli/stack/stack.ts'
import { freePort } from '../../local/http/ports.ts'
import { expect, test } from '../support/fixtures.ts'
import { type LakeProxy, startLakeProxy } from '../support/lake-proxy.ts'
import { limit } from '../support/limit.ts'
import { memoryOf } from '../support/memory.ts'
import { secretsIn, secretsOf } from '../support/secrets.ts'
import { killService, type TestStack } from '../support/test-stack.ts'
import { wrongAnswers } from '../support/wrong-answers.ts'

const served = [
  '/',
  '/fr',
  '/contact',
  '/nl/contact',
  '/insights/sme-advantage',
  '/it/analisi/perche-i-progetti-di-ia-falliscono',
]
const article = 'insight-sme-advantage'

const maxSiteMegabytes = 900
/** The log's size when these tests began: it also has the lines of earlier runs. */
let logBefore = { bytes: 0, at: 0 }
let impostor: LakeProxy | null = null

const logPath = ({ settings }: TestStack) => join(settings.folder('logs'), 'site.log')

/** Replaces the lake with a server that responds wrongly to everything. */
async function startImpostor({ settings }: TestStack, answer: RequestListener): Promise<void> {
  impostor = await startLakeProxy(settings.urls.lake, settings.ports.lake)
  impostor.respondWith(answer)
}

async function stopImpostor(): Promise<void> {
  await impostor?.close()
  impostor = null
}

/** Starts the lake without its webhook, behind a proxy that blocks event streams and queries for redirects. */
async function startMuteLake({ settings, processes }: TestStack): Promise<void> {
  const port = await freePort()
  await startLake({ ...settings, ports: { ...settings.ports, lake: port } }, processes, false)
  impostor = await startLakeProxy(`http://127.0.0.1:${port}`, settings.ports.lake)
  impostor.respondWith(
    (_request, response) => response.writeHead(503).end(),
    (url) => /\/data\/listen\/|_type[+ ]==[+ ]"redirect"/.test(url),
  )
}

let title = ''
test.beforeAll(async ({ stack }) => {
  logBefore = { bytes: statSync(logPath(stack)).size, at: Date.now() }
  title = await stack.lakeClient.fetch<string>('*[_id == $article][0].title', { article })
})
// A failing test must leave a running lake to the next one.
test.afterEach(async ({ stack }) => {
  await stopImpostor()
  if (!stack.processes.child('lake')) await startLake(stack.settings, stack.processes)
})
test.afterAll(async ({ stack }) => {
  await stack.lakeClient.delete('insight-late')
  await stack.lakeClient.patch(article).set({ title }).commit()
})

/** How long a page may take next to the other worker's builds, in milliseconds. `npm run bench` measures visitors' waiting. */
const servedWithinMs = 40_000

/**
 * Requests a page three times, since the first view of a stale page only starts its renewal. The site may have fetched
 * what was published just before the fault, so either title is fine.
 */
async function expectServed(stack: TestStack, titles: [string, string]): Promise<void> {
  for (let round = 0; round < 3; round++) {
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, 500))
    for (const path of served) {
      const reply = await fetch(stack.settings.urls.site + path, {
        signal: AbortSignal.timeout(servedWithinMs),
      })
      expect(reply.status, `${path}, round ${round}`).toBe(200)
      const html = await reply.text()
      if (path.startsWith('/insights/sme')) expect(titles.some((title) => html.includes(title))).toBe(true)
      expect(html).toContain('</html>')
    }
  }
}

/** What visitors get for the article. */
async function publicArticle({ settings }: TestStack): Promise<string> {
  return (await fetch(`${settings.urls.site}/insights/sme-advantage`)).text()
}

/** Milliseconds until a change from just before the fault is public, with no other notification. */
async function recovery(stack: TestStack, title: string): Promise<number> {
  const start = performance.now()
  await expect
    .poll(async () => (await publicArticle(stack)).includes(title), {
      timeout: limit(60_000),
      message: title,
    })
    .toBe(true)
  return Math.round(performance.now() - start)
}

async function titleNow(stack: TestStack): Promise<string> {
  const title = await stack.lakeClient.fetch<string>('*[_id == $article][0].title', { article })
  await expect
    .poll(async () => (await publicArticle(stack)).includes(title), {
      timeout: limit(60_000),
      message: title,
    })
    .toBe(true)
  return title
}

/** Publishes a change of which the site is notified, but which it has not fetched when the fault begins. */
async function publishJustBefore({ settings, lakeClient }: TestStack, title: string): Promise<void> {
  await lakeClient.patch('ui-strings-en-UK').set({ touched: Date.now() }).commit()
  await lakeClient.patch(article).set({ title }).commit()
  await fetch(`${settings.urls.site}/api/reconcile`, {
    headers: { authorization: `Bearer ${settings.secrets.siteSecret}` },
  })
}

test.describe('pages that were ever served stay up', () => {
  test.describe.configure({ timeout: limit(540_000) })

  test.beforeEach(async ({ stack }) => {
    for (const path of served) expect((await fetch(stack.settings.urls.site + path)).status).toBe(200)
  })

  test('with the content lake stopped', { tag: '@smoke' }, async ({ stack }) => {
    const title = await titleNow(stack)
    await publishJustBefore(stack, 'Before the stop')
    await killService(stack, 'lake')
    await expectServed(stack, [title, 'Before the stop'])
    await startLake(stack.settings, stack.processes)
    console.info(`stopped: recovered in ${await recovery(stack, 'Before the stop')} ms`)
  })

  test('with the content lake hanging', async ({ stack }) => {
    const title = await titleNow(stack)
    await publishJustBefore(stack, 'Before the hang')
    const lake = stack.processes.child('lake')
    lake?.kill('SIGSTOP')
    try {
      await expectServed(stack, [title, 'Before the hang'])
    } finally {
      lake?.kill('SIGCONT')
    }
    console.info(`hanging: recovered in ${await recovery(stack, 'Before the hang')} ms`)
  })

  for (const [fault, answer] of Object.entries(wrongAnswers)) {
    test(`with the content lake ${fault}`, async ({ stack }) => {
      const title = await titleNow(stack)
      await publishJustBefore(stack, `Before ${fault}`)
      const before = memoryOf(stack).site
      await killService(stack, 'lake')
      await startImpostor(stack, answer)
      await expectServed(stack, [title, `Before ${fault}`])
      const never = await fetch(`${stack.settings.urls.site}/it/analisi/never-served-${Date.now()}`)
      expect([404, 503]).toContain(never.status)
      const during = memoryOf(stack).site
      console.info(`${fault}: the site uses ${before} MB before and ${during} MB during it`)
      expect(during).toBeLessThan(maxSiteMegabytes)
      await stopImpostor()
      await startLake(stack.settings, stack.processes)
      console.info(`${fault}: recovered in ${await recovery(stack, `Before ${fault}`)} ms`)
    })
  }
})

test('a path that was never served returns a page that says so, and the article once the lake is back', {
  tag: '@smoke',
}, async ({ stack }) => {
  const never = '/insights/published-during-the-outage'
  // What all pages share is stale too, and can't be renewed.
  await publishJustBefore(stack, await titleNow(stack))
  await killService(stack, 'lake')
  const reply = await fetch(stack.settings.urls.site + never)
  // People read the reason; search engines are told to come back, not to drop the page.
  expect(reply.status).toBe(503)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(await reply.text()).toContain('Back in a moment')
  await startLake(stack.settings, stack.processes)
  const published = await stack.lakeClient.getDocument(article)
  if (!published) throw new Error(`There is no ${article}.`)
  const late = {
    ...published,
    _id: 'insight-late',
    title: 'Late but here',
    slug: { current: never.split('/').at(-1) },
  }
  await stack.lakeClient.createOrReplace(late)
  await expect
    .poll(async () => (await fetch(stack.settings.urls.site + never)).text(), { timeout: limit(60_000) })
    .toContain('Late but here')
})

for (const { id, path } of [
  { id: 'page-home', path: '/' },
  { id: 'page-home-fr', path: '/fr' },
]) {
  test(`the home page ${path} stays up when a program takes it away`, async ({ stack }) => {
    const visit = () => fetch(stack.settings.urls.site + path, { redirect: 'manual' })
    const heading = /<h1[^>]*>.*?<\/h1>/s.exec(await (await visit()).text())?.[0] ?? 'none'
    const home = await stack.lakeClient.getDocument(id)
    if (!home) throw new Error('There is no home page.')
    const move = (slug: string) => stack.lakeClient.patch(id).set({ 'slug.current': slug }).commit()
    await move('moved-by-a-program')
    try {
      // Long enough for the site to notice.
      for (let count = 0; count < 12; count += 1) {
        const reply = await visit()
        expect([reply.status, (await reply.text()).includes(heading)]).toEqual([200, true])
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    } finally {
      await move('/')
    }
    await stack.lakeClient.patch(id).set({ 'seo.title': 'Home again' }).commit()
    await expect
      .poll(async () => (await (await visit()).text()).includes('Home again'), { timeout: limit(60_000) })
      .toBe(true)
    await stack.lakeClient.createOrReplace(home)
  })
}

test('an image that was shown once survives an outage of the content lake', async ({ stack }) => {
  const imagePath = /\/api\/images\/[^"&]*\?w=960/.exec(await publicArticle(stack))?.[0]
  const image = () => fetch(`${stack.settings.urls.site}${imagePath}`)
  expect((await image()).headers.get('content-type')).toBe('image/svg+xml')
  await killService(stack, 'lake')
  const reply = await image()
  await startLake(stack.settings, stack.processes)
  expect(reply.status).toBe(200)
  expect(await reply.text()).toContain('<svg')
})

test('the reconciler finds a change that neither webhook nor stream reported', async ({ stack }) => {
  await titleNow(stack)
  await killService(stack, 'lake')
  await startMuteLake(stack)
  await stack.lakeClient.patch(article).set({ title: 'Not reported' }).commit()
  console.info(`unannounced: public after ${await recovery(stack, 'Not reported')} ms`)
  // Where there is no page, a redirect may exist.
  expect((await fetch(`${stack.settings.urls.site}/perhaps-moved`)).status).toBe(503)
  await stopImpostor()
  await killService(stack, 'lake')
  await startLake(stack.settings, stack.processes)
})

test('a change published while its page is being rendered becomes public', async ({ stack }) => {
  test.setTimeout(limit(360_000))
  const title = await titleNow(stack)
  // The page of the first change is stored with the first title, after the site was notified of the second.
  for (const pause of [0, 10, 20, 30]) {
    await stack.lakeClient
      .patch(article)
      .set({ title: `First, ${pause} ms` })
      .commit()
    await publicArticle(stack)
    await new Promise((resolve) => setTimeout(resolve, pause))
    await publishJustBefore(stack, `Second, ${pause} ms`)
    console.info(`${pause} ms later: public after ${await recovery(stack, `Second, ${pause} ms`)} ms`)
  }
  await stack.lakeClient.patch(article).set({ title }).commit()
})

test('the site’s log of all this contains no secret, and a warning at most every ten seconds', async ({
  stack,
}) => {
  const secrets = secretsOf(stack)
  expect(secrets.filter(([, secret]) => secret.length <= 8)).toEqual([])
  expect(secretsIn(logPath(stack), secrets)).toEqual([])
  const bytes = readFileSync(logPath(stack))
  // A full log goes on in a new file.
  const log = bytes.subarray(bytes.length < logBefore.bytes ? 0 : logBefore.bytes).toString()
  const warnings = log.split('The content lake did not respond:').length - 1
  const starts = log.split('The site listens on').length - 1
  const seconds = (Date.now() - logBefore.at) / 1_000
  console.info(`${warnings} warnings in ${Math.round(seconds)} s and ${starts} starts`)
  expect(warnings).toBeGreaterThan(0)
  expect(warnings).toBeLessThanOrEqual(seconds / 10 + starts + 1)
})
