import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Figures,
  formatFigures,
  interpolate,
  placeholderPattern,
} from '@tidewright/contracts/figures.ts'
import { defaultLocale, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { compileRichText } from '../seed/compile/portable-text.ts'
import { frontMatter } from '../seed/sources.ts'
import { type RichBlock, richBlocks } from './rich-block.ts'
import { type GuideSettings, readSettings } from './settings.ts'

/** The folder with the sources of a locale's downloads. */
export function guidesFolder(locale: LocaleId): string {
  return join(import.meta.dirname, '../seed', locale, 'guides')
}

/** The path of a file under `/downloads/`; languages other than English have their own folder. */
export function downloadPath(locale: LocaleId, file: string): string {
  return locale === defaultLocale ? file : `${locale}/${file}`
}

const head = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  /** The file name, relative to the folder of its language. */
  file: z.string().regex(/^[a-z0-9/-]+\.pdf$/),
  /** The chapters of a guide; each starts on a new page and is listed in the table of contents. */
  chapters: z.array(z.strictObject({ title: z.string(), text: z.string() })).optional(),
})

/** A part of a guide under one heading; chapters also have an introductory sentence. */
export type GuidePart = { title: string; text?: string; blocks: RichBlock[] }

export type Guide = {
  locale: LocaleId
  title: string
  subtitle: string
  /** The path under `/downloads/`. */
  file: string
  hasChapters: boolean
  parts: GuidePart[]
  settings: GuideSettings
  /** The closing text of all guides in the language. */
  closing: string
}

/**
 * Reads a guide: front matter, then one second-level heading per part.
 * @throws if the headings don't match the chapters in the front matter, or a placeholder isn't a figure of the
 * settings.
 */
export function readGuide(locale: LocaleId, name: string): Guide {
  const file = join(guidesFolder(locale), name)
  const settings = readSettings()
  const figures = guideFigures(settings, locale)
  const fillIn = (text: string) => {
    const filled = interpolate(text, figures)
    const unknown = filled.match(placeholderPattern)
    if (unknown) throw new Error(`${file}: ${unknown.join(', ')} isn't a figure of the settings.`)
    return filled
  }
  const { fields, body } = frontMatter(file)
  const { title, subtitle, file: ownFile, chapters } = head.parse(fields)
  const parts = fillIn(body)
    .split(/^## /m)
    .slice(1)
    .map((part): GuidePart => {
      const [heading = '', ...rest] = part.split('\n')
      const blocks = compileRichText(rest.join('\n'), (href) => ({ href }))
      return { title: heading.trim(), blocks: richBlocks.parse(blocks) }
    })
  for (const [index, chapter] of (chapters ?? []).entries()) {
    const part = parts[index]
    if (part?.title !== fillIn(chapter.title))
      throw new Error(`${file}: heading ${index + 1} should be "${chapter.title}".`)
    part.text = fillIn(chapter.text)
  }
  if (chapters && chapters.length !== parts.length)
    throw new Error(`${file}: the chapters in the front matter and the headings differ in number.`)
  return {
    locale,
    title,
    subtitle: fillIn(subtitle),
    file: downloadPath(locale, ownFile),
    hasChapters: chapters !== undefined,
    parts,
    settings,
    closing: fillIn(readFileSync(join(guidesFolder(locale), 'closing.txt'), 'utf8').trim()),
  }
}

/** The figures of the settings and the calculator's assumptions. */
function guideFigures(settings: GuideSettings, locale: LocaleId): Figures {
  const { efficiency, weeksPerMonth, implementationCost } = settings.calculator
  const assumptions = [
    { key: 'efficiency', value: efficiency * 100, unit: 'percent' },
    { key: 'weeksPerMonth', value: weeksPerMonth, unit: 'number' },
    { key: 'implementationCost', value: implementationCost, unit: 'euro' },
  ]
  const all = { ...settings, figures: [...settings.figures, ...assumptions] }
  return formatFigures(all, localeOf(locale).languageTag)
}
