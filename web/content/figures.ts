import type { SiteSettingsQueryResult } from '@tidewright/schemas/sanity.types.ts'

type Settings = NonNullable<SiteSettingsQueryResult>
type Figure = Settings['figures'][number]

/** The words that stand for `{key}` in texts, by key. */
export type Figures = ReadonlyMap<string, string>

const token = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g

/** The settings as texts quote them, numbers written as the language of the BCP 47 `tag` writes them. */
export function figuresOf(settings: Settings, tag: string): Figures {
  const { company, contactEmail, careersEmail, privacyEmail, legalEmail, phone } = settings
  const words = { company, contactEmail, careersEmail, privacyEmail, legalEmail, phone }
  return new Map([
    ...Object.entries(words),
    ...settings.figures.map((figure): [string, string] => [figure.key, writeFigure(figure, tag)]),
  ])
}

/** `1500` as euro is `€1,500` in en-GB and `1 500 €` in fr. */
function writeFigure({ value, unit }: Figure, tag: string): string {
  if (unit === 'percent') {
    return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100)
  }
  if (unit === 'euro') {
    const digits = Number.isInteger(value) ? 0 : 2
    const options = {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }
    return new Intl.NumberFormat(tag, { ...options, style: 'currency' }).format(value)
  }
  return new Intl.NumberFormat(tag).format(value)
}

/**
 * A copy of what the content lake answered with every `{key}` in its texts replaced. A key that is not known stays as
 * it was typed. In an object with a `price`, which names a figure, `{price}` is that figure.
 */
export function fillFigures<Value>(value: Value, figures: Figures): Value {
  return fill(value, figures) as Value // the same shape: only the insides of strings change
}

function fill(value: unknown, figures: Figures): unknown {
  if (typeof value === 'string') {
    return value.replace(token, (typed, key: string) => figures.get(key) ?? typed)
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, figures))
  if (typeof value !== 'object' || value === null) return value
  const price = 'price' in value ? figures.get(String(value.price)) : undefined
  const own = price === undefined ? figures : new Map([...figures, ['price', price]])
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'price' && price ? price : fill(inner, own)]),
  )
}
