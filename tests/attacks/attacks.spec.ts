import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import type { Attack, AttackResult } from './attack.ts'
import { cachePoisoning, navigationPoisoning } from './caches.ts'
import { diskFilling } from './disk.ts'
import { files, logs } from './files.ts'
import { largeBodies, longUrls, slowRequests } from './floods.ts'
import { missingHeaders } from './headers.ts'
import { imageCrops } from './image-crops.ts'
import { lakeQueries } from './lake-queries.ts'
import { origins } from './origins.ts'
import { preview } from './preview.ts'
import { publishableKey } from './publishable-key.ts'
import { serverSideRequests } from './ssrf.ts'
import { malformedUrls, routerHeaders } from './urls.ts'
import { otherVisitorsData } from './visitors.ts'
import { webhooks } from './webhooks.ts'

const attacks: Attack[] = [
  malformedUrls,
  routerHeaders,
  longUrls,
  largeBodies,
  cachePoisoning,
  navigationPoisoning,
  otherVisitorsData,
  preview,
  webhooks,
  origins,
  serverSideRequests,
  publishableKey,
  missingHeaders,
  lakeQueries,
  imageCrops,
  diskFilling,
  files,
]

test.use({ studio: true })

type Row = AttackResult & { title: string; seconds: number }

async function run({ title, run }: Attack, stack: TestStack): Promise<Row> {
  const started = performance.now()
  const result = await run(stack)
  return { title, ...result, seconds: (performance.now() - started) / 1_000 }
}

function table(rows: Row[]): string {
  const lines = rows.map(({ title, attempts, successes, seconds }) =>
    [
      title.padEnd(72),
      String(attempts).padStart(10),
      String(successes.length).padStart(11),
      seconds.toFixed(1).padStart(7),
    ].join(''),
  )
  const sum = rows.reduce((total, { attempts }) => total + attempts, 0)
  const head = `${'attack'.padEnd(72)}${'attempts'.padStart(10)}${'successes'.padStart(11)}${'s'.padStart(7)}`
  return ['', head, ...lines, `${sum} attempts in total`].join('\n')
}

// One test, because a failure would restart the whole system for the next one.
test('no attack on the running system succeeds', async ({ stack }) => {
  test.setTimeout(limit(540_000))
  const parts = ['site', 'studio', 'lake', 'backend', 'inbox']
  const processes = () => parts.map((name) => stack.processes.child(name)?.pid)
  const before = processes()
  // The slow attacks run alongside the others.
  const slow = run(slowRequests, stack)
  const rows: Row[] = []
  for (const attack of attacks) rows.push(await run(attack, stack))
  rows.push(await slow, await run(logs, stack))
  console.info(table(rows))
  expect(rows.flatMap(({ title, successes }) => successes.map((success) => `${title}: ${success}`))).toEqual(
    [],
  )
  expect(processes(), 'every process survived').toEqual(before)
})
