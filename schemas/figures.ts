/** The fields of the settings that texts quote beside the figures. */
export const settingsPlaceholders = [
  'company',
  'contactEmail',
  'careersEmail',
  'privacyEmail',
  'legalEmail',
  'phone',
] as const

/** A figure of the settings. `unit` is `number`, `percent` or `euro`. */
export type Figure = { key: string; value: number; unit: string }

export type FigureSettings = { figures: readonly Figure[] | null } & Partial<
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
  return new Map([...words.filter(([, value]) => value), ...figures])
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

/** A text with every known `{key}` filled in; one that is not known stays as it is typed. */
export function interpolate(text: string, figures: Figures): string {
  return text.replace(placeholderPattern, (typed, key: string) => figures.get(key) ?? typed)
}

/** Beside a `price`, which names a figure, `{price}` is that figure. */
export function withPrice(figures: Figures, price: unknown): Figures {
  const amount = typeof price === 'string' ? figures.get(price) : undefined
  return amount === undefined ? figures : new Map([...figures, ['price', amount]])
}
