import { expect, test } from '../support/fixtures.ts'
import type { TestStack } from '../support/test-stack.ts'
import { addresses, routerHeaders } from './addresses.ts'
import type { Attack, AttackResult } from './attack.ts'
import { cachePoisoning } from './caches.ts'
import { fillingTheDisk } from './disk.ts'
import { files, logs } from './files.ts'
import { largeBodies, longAddresses, slowRequests } from './floods.ts'
import { missingHeaders } from './headers.ts'
import { lakeQueries } from './lake-queries.ts'
import { mailHeaders } from './mails.ts'
import { origins } from './origins.ts'
import { cuttingPictures } from './pictures.ts'
import { preview } from './preview.ts'
import { publishableKey } from './publishable-key.ts'
import { serverSideRequests } from './ssrf.ts'
import { foreignAnswers } from './visitors.ts'
import { webhooks } from './webhooks.ts'

const attacks: Attack[] = [
  addresses,
  routerHeaders,
  longAddresses,
  largeBodies,
  cachePoisoning,
  foreignAnswers,
  preview,
  webhooks,
  origins,
  serverSideRequests,
  publishableKey,
  mailHeaders,
  missingHeaders,
  lakeQueries,
  cuttingPictures,
  fillingTheDisk,
  files,
]

type Row = AttackResult & { title: string; seconds: number }

async function run({ title, run }: Attack, stack: TestStack): Promise<Row> {
  const started = performance.now()
  const result = await run(stack)
  return { title, ...result, seconds: (performance.now() - started) / 1_000 }
}

function table(rows: Row[]): string {
  const lines = rows.map(({ title, tries, successes, seconds }) =>
    [
      title.padEnd(72),
      String(tries).padStart(6),
      String(successes.length).padStart(10),
      seconds.toFixed(1).padStart(7),
    ].join(''),
  )
  const sum = rows.reduce((total, { tries }) => total + tries, 0)
  const head = `${'attack'.padEnd(72)}${'tries'.padStart(6)}${'successes'.padStart(10)}${'s'.padStart(7)}`
  return ['', head, ...lines, `${sum} tries in all`].join('\n')
}

// One test: a failure would start the whole system anew for the next one.
test('no attack on the running system succeeds', async ({ stack }) => {
  test.setTimeout(180_000)
  const parts = ['site', 'studio', 'lake', 'backend', 'inbox']
  const processes = () => parts.map((name) => stack.processes.child(name)?.pid)
  const before = processes()
  // The slow ones take their time beside the others.
  const slow = run(slowRequests, stack)
  const rows: Row[] = []
  for (const attack of attacks) rows.push(await run(attack, stack))
  rows.push(await slow, await run(logs, stack))
  console.info(table(rows))
  expect(rows.flatMap(({ title, successes }) => successes.map((success) => `${title}: ${success}`))).toEqual(
    [],
  )
  expect(processes(), 'each part lived through it').toEqual(before)
})
