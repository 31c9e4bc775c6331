/** The fields of the settings that texts quote beside the figures. */
const words = ['company', 'contactEmail', 'careersEmail', 'privacyEmail', 'legalEmail', 'phone'] as const

export type Figure = { key: string; title: string; value: number; unit: string }

export type SettingsAnswer = { figures: Figure[] | null } & Partial<
  Record<(typeof words)[number], string | null>
>

/** What `{key}` reads as, by key. */
export type Figures = ReadonlyMap<string, string>

export const figuresQuery = `*[_type == "siteSettings"][0]{
  ${words.join(', ')}, figures[defined(key) && defined(value)]{ key, "title": coalesce(title, key), value, "unit": coalesce(unit, "number") }
}`

/** The settings as texts quote them, numbers written as the language of the BCP 47 `tag` writes them: as on the site. */
export function figuresOf(settings: SettingsAnswer | null, tag: string): Figures {
  const quoted = words.map((word): [string, string] => [word, settings?.[word] ?? ''])
  const figures = (settings?.figures ?? []).map((figure): [string, string] => [
    figure.key,
    writeFigure(figure, tag),
  ])
  return new Map([...quoted.filter(([, value]) => value), ...figures])
}

/** `1500` as euro is `€1,500` in en-GB and `1 500 €` in fr. */
export function writeFigure({ value, unit }: Pick<Figure, 'value' | 'unit'>, tag: string): string {
  if (unit === 'percent') {
    return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100)
  }
  if (unit !== 'euro') return new Intl.NumberFormat(tag).format(value)
  const digits = Number.isInteger(value) ? 0 : 2
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** A text with its known `{keys}` filled in. */
export function readText(text: string, figures: Figures): string {
  return text.replace(/\{([a-zA-Z][a-zA-Z0-9]*)\}/g, (typed, key: string) => figures.get(key) ?? typed)
}

/** True when a figure of the settings answers to what is looked for: its title, key or value holds every word of it. */
export function says(figure: unknown, wanted: string): boolean {
  if (typeof figure !== 'object' || figure === null) return false
  const { title, key, value } = figure as Partial<Figure>
  const text = `${title ?? ''} ${key ?? ''} ${value ?? ''}`.toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
