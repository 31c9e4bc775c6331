import type { Language } from './locales.ts'

/** The numbers from zero to ten in words by language; "one" as before a masculine noun. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  it: ['zero', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  nl: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
} satisfies Record<Language, readonly string[]>

/**
 * A whole number up to ten in words of the BCP 47 `languageTag`; null for any other number, which running text has in
 * digits.
 */
export function numberInWords(value: number, languageTag: string): string | null {
  return words[languageTag.split('-')[0] ?? '']?.[value] ?? null
}

/** The fields of Settings that texts can use as placeholders, besides figures. */
export const settingsPlaceholders = [
  'company',
  'contactEmail',
  'careersEmail',
  'privacyEmail',
  'legalEmail',
  'phone',
] as const

/** Placeholders for numbers of documents. `countsQuery` counts them. */
export const countFigures = [
  { key: 'teamCount', title: 'Number of team members', type: 'teamMember' },
  { key: 'packageCount', title: 'Number of packages', type: 'servicePackage' },
  { key: 'retainerTierCount', title: 'Number of retainer tiers', type: 'retainerTier' },
  { key: 'industryCount', title: 'Number of industries', type: 'industry' },
  { key: 'caseStudyCount', title: 'Number of case studies', type: 'caseStudy' },
  { key: 'openRoleCount', title: 'Number of open roles', type: 'jobRole' },
  { key: 'articleCount', title: 'Number of articles', type: 'insight' },
] as const

type Counts = Record<(typeof countFigures)[number]['key'], number>

/** A figure from Settings. `unit` is `number`, `percent` or `euro`. */
export type Figure = { key: string; value: number; unit: string }

export type FigureSettings = { figures: readonly Figure[] | null; counts?: Counts | null } & Partial<
  Record<(typeof settingsPlaceholders)[number], string | null>
>

/** The text that replaces `{key}`, by key. A small whole number has a second entry, `key:words`, with it in words. */
export type Figures = ReadonlyMap<string, string>

/**
 * A placeholder in a text, with its key as the first group. `{packageCount}` is the figure in digits,
 * `{packageCount:words}` in words up to ten ("four"), and `{packageCount:Words}` the same with a capital. After a colon,
 * `{processes:one process|# processes}` has a text for one and a text for any other number, where each `#` is the number
 * in words.
 */
export const placeholderPattern = /\{([a-zA-Z][a-zA-Z0-9]*)(?::(?:(words|Words)|([^{}|]+)\|([^{}|]+)))?\}/g

/** The values of Settings as texts show them, with numbers formatted for the BCP 47 `languageTag`. */
export function formatFigures(settings: FigureSettings | null, languageTag: string): Figures {
  const settingValues = settingsPlaceholders.map((key): [string, string] => [key, settings?.[key] ?? ''])
  const counts = Object.entries(settings?.counts ?? {}).map(([key, value]) => ({
    key,
    value,
    unit: 'number',
  }))
  const figures = [...counts, ...(settings?.figures ?? [])].flatMap((figure): [string, string][] => {
    const formatted: [string, string] = [figure.key, formatFigure(figure, languageTag)]
    const words = figure.unit === 'number' ? numberInWords(figure.value, languageTag) : null
    return words ? [formatted, [`${figure.key}:words`, words]] : [formatted]
  })
  return new Map([...settingValues.filter(([, value]) => value), ...figures])
}

/** A page formats dozens of figures several times, and a formatter costs more than a hundred uses of it. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(languageTag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([languageTag, options])
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(languageTag, options)
  formatters.set(key, formatter)
  return formatter
}

/** Formats a figure: `1500` in euros is `€1,500` in en-GB and `1 500 €` in fr. */
export function formatFigure({ value, unit }: Pick<Figure, 'value' | 'unit'>, languageTag: string): string {
  if (unit === 'percent') {
    return formatterFor(languageTag, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100)
  }
  if (unit !== 'euro') return formatterFor(languageTag).format(value)
  const digits = Number.isInteger(value) ? 0 : 2
  return formatterFor(languageTag, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** Whether any text in the value uses a document count. */
export function quotesCounts(value: unknown): boolean {
  const text = JSON.stringify(value) ?? ''
  return countFigures.some(({ key }) => new RegExp(`\\{${key}[:}]`).test(text))
}

/** Replaces every known placeholder in a text (see `placeholderPattern`) and keeps unknown ones as typed. */
export function interpolate(text: string, figures: Figures): string {
  return text.replace(
    placeholderPattern,
    (typed, key: string, form?: string, one?: string, other?: string) => {
      const digits = figures.get(key)
      if (digits === undefined) return typed
      const words = figures.get(`${key}:words`) ?? digits
      if (one === undefined || other === undefined)
        return !form ? digits : form === 'Words' ? capitalized(words) : words
      const picked = (digits === '1' ? one : other).replaceAll('#', () => words)
      return /^\p{Lu}/u.test(one) ? capitalized(picked) : picked
    },
  )
}

/** What a figure takes of a text, in characters: "€2,500". */
const figureLength = 6

/** The length of a text as readers see it, whatever the keys of its placeholders are. */
export function lengthAsRead(text: string): number {
  const read = text.replace(placeholderPattern, (_typed, _key, _form, one?: string, other?: string) =>
    'x'.repeat(Math.max(figureLength, one?.length ?? 0, other?.length ?? 0)),
  )
  return read.length
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** In an object whose `price` names a figure, `{price}` is that figure. */
export function withPrice(figures: Figures, price: unknown): Figures {
  const amount = typeof price === 'string' ? figures.get(price) : undefined
  return amount === undefined ? figures : new Map([...figures, ['price', amount]])
}

/**
 * Copies a query result with every `{key}` in its texts replaced. In an object whose `price` names a figure, `price`
 * and `{price}` become that figure.
 */
export function interpolateFigures<Value>(value: Value, figures: Figures): Value {
  return filled(value, figures) as Value // the same shape: only the contents of strings change
}

function filled(value: unknown, figures: Figures): unknown {
  if (typeof value === 'string') return interpolate(value, figures)
  if (Array.isArray(value)) return value.map((item) => filled(item, figures))
  if (typeof value !== 'object' || value === null) return value
  const own = 'price' in value ? withPrice(figures, value.price) : figures
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'price' ? (own.get('price') ?? inner) : filled(inner, own),
    ]),
  )
}
