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

/** The text that replaces `{key}`, by key. */
export type Figures = ReadonlyMap<string, string>

/** A placeholder in a text: `{key}`. */
export const placeholderPattern = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g

/** The values of Settings as texts show them, with numbers formatted for the BCP 47 `languageTag`. */
export function formatFigures(settings: FigureSettings | null, languageTag: string): Figures {
  const settingValues = settingsPlaceholders.map((key): [string, string] => [key, settings?.[key] ?? ''])
  const figures = (settings?.figures ?? []).map((figure): [string, string] => [
    figure.key,
    formatFigure(figure, languageTag),
  ])
  const counts = Object.entries(settings?.counts ?? {}).map(([key, value]): [string, string] => [
    key,
    formatFigure({ value, unit: 'number' }, languageTag),
  ])
  return new Map([...settingValues.filter(([, value]) => value), ...counts, ...figures])
}

/** Formats a figure: `1500` in euros is `€1,500` in en-GB and `1 500 €` in fr. */
export function formatFigure({ value, unit }: Pick<Figure, 'value' | 'unit'>, languageTag: string): string {
  if (unit === 'percent') {
    return new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 1 }).format(
      value / 100,
    )
  }
  if (unit !== 'euro') return new Intl.NumberFormat(languageTag).format(value)
  const digits = Number.isInteger(value) ? 0 : 2
  return new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** Whether any text in the value uses a document count. */
export function quotesCounts(value: unknown): boolean {
  const text = JSON.stringify(value) ?? ''
  return countFigures.some(({ key }) => text.includes(`{${key}}`))
}

/** Replaces every known `{key}` in a text and keeps unknown ones as typed. */
export function interpolate(text: string, figures: Figures): string {
  return text.replace(placeholderPattern, (typed, key: string) => figures.get(key) ?? typed)
}

/** In an object whose `price` names a figure, `{price}` is that figure. */
export function withPrice(figures: Figures, price: unknown): Figures {
  const amount = typeof price === 'string' ? figures.get(price) : undefined
  return amount === undefined ? figures : new Map([...figures, ['price', amount]])
}
