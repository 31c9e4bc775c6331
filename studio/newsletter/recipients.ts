import { localeOf, locales } from '@tidewright/contracts/locales.ts'

type Audience = Readonly<Record<string, number>>

/** `120 recipients: English 90, Français 30`. */
export function recipientsText(audience: Audience): string {
  const parts = locales.flatMap(({ id, name }) => (audience[id] ? [`${name} ${audience[id]}`] : []))
  const total = totalOf(audience)
  const count = total === 1 ? '1 recipient' : `${total} recipients`
  return parts.length > 0 ? `${count}: ${parts.join(', ')}` : count
}

function totalOf(audience: Audience): number {
  return Object.values(audience).reduce((sum, count) => sum + count, 0)
}

/** Languages with recipients in which an issue isn't published. */
export function missingLanguages(audience: Audience, published: readonly string[]): string[] {
  return locales
    .filter(({ id }) => audience[id] && !published.includes(id))
    .map(({ id }) => localeOf(id).name)
}

/** How many people an issue reaches. */
export function reached(audience: Audience, published: readonly string[], fallsBack: boolean): number {
  if (fallsBack) return totalOf(audience)
  return published.reduce((sum, id) => sum + (audience[id] ?? 0), 0)
}
