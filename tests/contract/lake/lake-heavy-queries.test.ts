/** A query that would run forever blocks nobody, and is aborted. Local lake only. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientsOf, openLake, type RunningLake } from './lake-target.ts'

/** In milliseconds. On a busy machine, a short query stays on the main thread and a slow one has time to end. */
const limits = {
  ofEndless: { offloadAfter: 400, timeout: 1_500 },
  ofSlow: { offloadAfter: 40, timeout: 60_000 },
}
const lakes: RunningLake[] = []
let editor: Client
let patientEditor: Client
beforeAll(async () => {
  editor = await openWithNumbers(limits.ofEndless)
  patientEditor = await openWithNumbers(limits.ofSlow)
})
afterAll(() => Promise.all(lakes.map((lake) => lake.close())))

type Client = ReturnType<typeof clientsOf>['editor']

async function openWithNumbers(queryLimits: typeof limits.ofSlow): Promise<Client> {
  const lake = await openLake({ queryLimits })
  lakes.push(lake)
  const client = clientsOf(lake.options).editor
  const work = client.transaction()
  for (let n = 0; n < 60; n += 1) work.create({ _id: `n${n}`, _type: 'number', n })
  await work.commit()
  return client
}

/** Each level reads all documents again, for each document of the level around it. */
const nested = (depth: number): string =>
  depth === 0 ? 'count(*[n >= 0])' : `count(*[n >= 0 && ${nested(depth - 1)} > 0])`

const ping = async () => {
  const response = await fetch(`http://127.0.0.1:${lakes[0]?.options.port}/v1/ping`)
  expect(response.status).toBe(200)
}

/** Sends pings while a query runs. Returns the query's result or error, and the number of pings. */
async function pingDuring(query: string) {
  let isRunning = true
  const result = editor
    .fetch(query)
    .catch((error) => error)
    .finally(() => {
      isRunning = false
    })
  let pings = 0
  for (; isRunning; pings++) await ping()
  return { result: await result, pings }
}

/** A query that blocked the lake would leave time for a ping or two. */
const severalPings = 5

test('serves other requests during an endless query, and aborts it with a clear error', async () => {
  const [{ result, pings }, count] = await Promise.all([
    pingDuring(nested(6)),
    editor.fetch('count(*[_type == "number"])'),
  ])
  expect(result).toMatchObject({ statusCode: 408, message: expect.stringMatching(/took longer than/) })
  expect(count).toBe(60)
  expect(pings).toBeGreaterThan(severalPings)
})

test('aborts a pattern with exponential backtracking in the same way', async () => {
  const pattern = `"${'a'.repeat(5_000)}" match "*${'a*'.repeat(40)}b"`
  const { result, pings } = await pingDuring(pattern)
  expect(result).toMatchObject({ statusCode: 408 })
  expect(pings).toBeGreaterThan(severalPings)
})

test('a slow query returns its normal result, with the latest state', async () => {
  // 60 x 60 x 60 comparisons: too slow for the main thread, but not for the worker.
  const slow = 'count(*[n >= 0 && count(*[n >= 0 && count(*[n >= 0]) > 0]) > 0])'
  const query = `{"largest": *[_type == "number"] | order(n desc)[0].n, "slow": ${slow}}`
  const before = await patientEditor.fetch(query)
  expect(before).toEqual({ largest: 59, slow: 60 })
  await patientEditor.create({ _id: 'n60', _type: 'number', n: 60 })
  expect(await patientEditor.fetch(query)).toEqual({ largest: 60, slow: 61 })
  await patientEditor.delete('n60')
  expect(await patientEditor.fetch(query)).toEqual({ largest: 59, slow: 60 })
})

test('a slow query that fails reports why', async () => {
  const query = `*[n >= 0 && ${nested(2)} > 0 && geo::distance(n, n) > 0]`
  const failure = await patientEditor.fetch(query).catch((error) => error)
  expect(failure).toMatchObject({ statusCode: 501 })
})
