import { evaluate, parse } from 'groq-js'
import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { isFreeKey, withinBounds } from './figure.schema.ts'
import { figureIsPublished } from './figure-key.schema.ts'

const check = (value: number | undefined, unit: string) => withinBounds(value, { parent: { unit } })

it('accepts plausible values', () => {
  for (const [value, unit] of [
    [94, 'percent'],
    [2500, 'euro'],
    [4.9, 'number'],
    [0.29, 'euro'],
  ] as const) {
    expect(check(value, unit)).toBe(true)
  }
  expect(check(undefined, 'euro')).toBe(true)
})

it('rejects a probable typo and suggests what to enter', () => {
  expect(check(9400, 'percent')).toMatch(/enter 94 for 94%/)
  expect(check(25_000_000, 'euro')).toMatch(/check the zeros/)
  expect(check(4.999, 'number')).toMatch(/two decimal places/)
})

it('rejects the key of a placeholder that the site fills in itself', () => {
  for (const key of ['date', 'role', 'price', 'company', 'teamCount'])
    expect(isFreeKey(key)).toContain(`{${key}}`)
  expect(isFreeKey('roiDays')).toBe(true)
  expect(isFreeKey(undefined)).toBe(true)
})

const settingsWith = (...keys: string[]) => [
  { _id: 'siteSettings', _type: 'siteSettings', figures: keys.map((key) => ({ key, value: 2500 })) },
]
const datasets: Record<string, object[]> = {
  published: settingsWith('starterPrice'),
  rautumn: settingsWith('starterPrice', 'autumnPrice'),
  drafts: settingsWith('starterPrice', 'draftPrice'),
}

/** Validates the price of a package, with a client that answers in the perspective it is asked for. */
function checkPrice(key: string | undefined, _id = 'drafts.starter') {
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
  expect(await checkPrice('starterPrice')).toBe(true)
  expect(await checkPrice(undefined)).toBe(true)
})

it('asks to publish Settings if only their draft has the figure', async () => {
  expect(await checkPrice('draftPrice')).toMatch(/no figure “draftPrice”. Publish Settings first/)
})

it('accepts a figure that the same release publishes', async () => {
  expect(await checkPrice('autumnPrice', 'versions.rautumn.starter')).toBe(true)
  expect(await checkPrice('autumnPrice')).not.toBe(true)
})
