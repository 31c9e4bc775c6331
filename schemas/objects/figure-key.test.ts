import { evaluate, parse } from 'groq-js'
import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { figureIsPublished } from './figure-key.schema.ts'

const settingsWith = (...keys: string[]) => [
  { _id: 'siteSettings', _type: 'siteSettings', figures: keys.map((key) => ({ key, value: 2500 })) },
]
const datasets: Record<string, object[]> = {
  published: settingsWith('starterPrice'),
  rautumn: settingsWith('starterPrice', 'autumnPrice'),
  drafts: settingsWith('starterPrice', 'draftPrice'),
}

/** Validates the price of a package, with a client that answers in the perspective it is asked for. */
function check(key: string | undefined, _id = 'drafts.starter') {
  const fetch = async (
    query: string,
    params: Record<string, unknown>,
    { perspective = 'drafts' }: { perspective?: unknown },
  ) =>
    (await evaluate(parse(query, { params }), { params, dataset: datasets[String(perspective)] ?? [] })).get()
  const context = { document: { _id }, getClient: () => ({ fetch }) }
  return figureIsPublished(key, context as unknown as ValidationContext) // only what the rule uses
}

it('accepts a figure of the published Settings, and no figure', async () => {
  expect(await check('starterPrice')).toBe(true)
  expect(await check(undefined)).toBe(true)
})

it('asks to publish Settings if only their draft has the figure', async () => {
  expect(await check('draftPrice')).toMatch(/no figure “draftPrice”. Publish Settings first/)
})

it('accepts a figure that the same release publishes', async () => {
  expect(await check('autumnPrice', 'versions.rautumn.starter')).toBe(true)
  expect(await check('autumnPrice')).not.toBe(true)
})
