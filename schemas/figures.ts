/** The fields of the settings that texts quote beside the figures. */
export const settingsPlaceholders = [
  'company',
  'contactEmail',
  'careersEmail',
  'privacyEmail',
  'legalEmail',
  'phone',
] as const

/** What texts quote of the content itself: how many documents of a type there are. `countsQuery` counts the same. */
export const countFigures = [
  { key: 'teamCount', title: 'How many people the team has', type: 'teamMember' },
  { key: 'packageCount', title: 'How many packages there are', type: 'servicePackage' },
  { key: 'retainerTierCount', title: 'How many retainer tiers there are', type: 'retainerTier' },
  { key: 'industryCount', title: 'How many industries are served', type: 'industry' },
  { key: 'caseStudyCount', title: 'How many case studies there are', type: 'caseStudy' },
  { key: 'openRoleCount', title: 'How many roles are open', type: 'jobRole' },
  { key: 'articleCount', title: 'How many articles there are', type: 'insight' },
] as const

type Counts = Record<(typeof countFigures)[number]['key'], number>

/** A figure of the settings. `unit` is `number`, `percent` or `euro`. */
export type Figure = { key: string; value: number; unit: string }

export type FigureSettings = { figures: readonly Figure[] | null; counts?: Counts | null } & Partial<
  Record<(typeof settingsPlaceholders)[number], string | null>
>

/** What `{key}` reads as, by key. */
export type Figures = ReadonlyMap<string, string>

/** A quotation in a text: `{key}`. */
export const placeholderPattern = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g

/** The settings as texts quote them, numbers written as the language of the BCP 47 `languageTag` writes them. */
export function formatFigures(settings: FigureSettings | null, languageTag: string): Figures {
  const words = settingsPlaceholders.map((word): [string, string] => [word, settings?.[word] ?? ''])
  const figures = (settings?.figures ?? []).map((figure): [string, string] => [
    figure.key,
    formatFigure(figure, languageTag),
  ])
  const counts = Object.entries(settings?.counts ?? {}).map(([key, value]): [string, string] => [
    key,
    formatFigure({ value, unit: 'number' }, languageTag),
  ])
  return new Map([...words.filter(([, value]) => value), ...counts, ...figures])
}

/** `1500` as euro is `€1,500` in en-GB and `1 500 €` in fr. */
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

/** Whether a text, or any text of a value, quotes how many there are of something. */
export function quotesCounts(value: unknown): boolean {
  const text = JSON.stringify(value) ?? ''
  return countFigures.some(({ key }) => text.includes(`{${key}}`))
}

/** A text with every known `{key}` filled in; one that is not known stays as it is typed. */
export function interpolate(text: string, figures: Figures): string {
  return text.replace(placeholderPattern, (typed, key: string) => figures.get(key) ?? typed)
}

/** Beside a `price`, which names a figure, `{price}` is that figure. */
export function withPrice(figures: Figures, price: unknown): Figures {
  const amount = typeof price === 'string' ? figures.get(price) : undefined
  return amount === undefined ? figures : new Map([...figures, ['price', amount]])
}
