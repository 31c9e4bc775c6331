import { expect, test } from 'vitest'
import { openLink, sealLink } from '../../../functions/_shared/link-token.ts'
import { siteSecret } from '../../support/backend/backend-options.ts'
import { sized } from '../../support/full-size.ts'
import { limit } from '../../support/limit.ts'

const tries = sized(1_000_000, 100_000)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

// The same mutations in every run: https://en.wikipedia.org/wiki/Xorshift
let state = 0x2545f491
function random(below: number): number {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return (state >>> 0) % below
}

/** Ways to forge a token without the key. */
const mutations: ((token: string, other: string) => string)[] = [
  (token) => replaceAt(token, random(token.length)),
  (token) => replaceAt(token, token.length - 1),
  (token) => replaceAt(replaceAt(token, random(token.length)), random(token.length)),
  (token) => token.slice(0, -1 - random(20)),
  (token) => token.slice(1 + random(20)),
  (token) => token + alphabet[random(64)],
  (token) => `${token}=`,
  (token, other) => token.slice(0, 16) + other.slice(16),
  (token, other) => token.slice(0, random(token.length)) + other.slice(random(token.length)),
  (token) => token.split('').toReversed().join(''),
  (token) => token.toLowerCase(),
  () => Array.from({ length: 100 + random(40) }, () => alphabet[random(64)]).join(''),
]

function replaceAt(token: string, place: number): string {
  return token.slice(0, place) + alphabet[random(64)] + token.slice(place + 1)
}

test('accepts no mutated token', { timeout: limit(180_000) }, async () => {
  const expires = Math.floor(Date.now() / 1000) + 3600
  const token = await sealLink(siteSecret, { purpose: 'confirm', email: 'ada@ferrer.example', expires })
  const other = await sealLink(siteSecret, { purpose: 'confirm', email: 'bob@ferrer.example', expires })
  const foreign = await sealLink(siteSecret, {
    purpose: 'unsubscribe',
    email: 'ada@ferrer.example',
    expires: 0,
  })
  const started = performance.now()
  let accepted = 0
  for (let done = 0; done < tries; done += 1_000) {
    const batch = Array.from(
      { length: 1_000 },
      (_, index) => mutations[index % mutations.length]?.(token, other) ?? '',
    )
    const changed = batch.filter((mutated) => mutated !== token && mutated !== other)
    const opened = await Promise.all(changed.map((mutated) => openLink(siteSecret, mutated, 'confirm')))
    accepted += opened.filter((email) => email !== null).length
  }
  console.info(
    `${tries} mutated tokens in ${((performance.now() - started) / 1000).toFixed(1)} s: ${accepted} accepted`,
  )
  expect(accepted).toBe(0)
  expect(await openLink(siteSecret, foreign, 'confirm')).toBeNull()
  expect(await openLink(siteSecret, token, 'confirm')).toBe('ada@ferrer.example')
})
