import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, formatFigures, interpolate, placeholderPattern } from '@tidewright/schemas/figures.ts'
import { defaultLocale, type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { z } from 'zod'
import { compileRichText } from '../seed/compile/portable-text.ts'
import { frontMatter } from '../seed/sources.ts'
import { type RichBlock, richBlocks } from './rich-block.ts'
import { type GuideSettings, readSettings } from './settings.ts'

/** What the downloads of a locale are made of. */
export function guidesFolder(locale: LocaleId): string {
  return join(import.meta.dirname, '../seed', locale, 'guides')
}

/** Where the site serves a file, beneath `/downloads/`: the other languages have a folder each. */
export function downloadPath(locale: LocaleId, file: string): string {
  return locale === defaultLocale ? file : `${locale}/${file}`
}

const head = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  /** Its file, beneath the folder of its language. */
  file: z.string().regex(/^[a-z0-9/-]+\.pdf$/),
  /** In a translation the title in English, by which the dialog of the site finds the file in the database. */
  resource: z.string().optional(),
  /** A guide in chapters: each begins on a page of its own and stands in the list of contents. */
  chapters: z.array(z.strictObject({ title: z.string(), text: z.string() })).optional(),
})

/** A part of a guide under one heading; a chapter has a sentence of introduction too. */
export type GuidePart = { title: string; text?: string; blocks: RichBlock[] }

export type Guide = {
  locale: LocaleId
  title: string
  subtitle: string
  /** Where it is served, beneath `/downloads/`. */
  file: string
  hasChapters: boolean
  parts: GuidePart[]
  settings: GuideSettings
  /** What every guide of the language ends with. */
  closing: string
}

/**
 * Reads a guide of a locale's folder: front matter, then a heading of the second level a part. @throws when the headings
 * are not the chapters of the front matter, or a figure is quoted that the settings do not have.
 */
export function readGuide(locale: LocaleId, name: string): Guide {
  const file = join(guidesFolder(locale), name)
  const settings = readSettings()
  const figures = quotedFigures(settings, locale)
  const quoted = (text: string) => {
    const filled = interpolate(text, figures)
    const unknown = filled.match(placeholderPattern)
    if (unknown) throw new Error(`${file}: the settings have no ${unknown.join(', ')}.`)
    return filled
  }
  const { fields, body } = frontMatter(file)
  const { title, subtitle, file: ownFile, chapters } = head.parse(fields)
  const parts = quoted(body)
    .split(/^## /m)
    .slice(1)
    .map((part): GuidePart => {
      const [heading = '', ...rest] = part.split('\n')
      const blocks = compileRichText(rest.join('\n'), (href) => ({ href }))
      return { title: heading.trim(), blocks: richBlocks.parse(blocks) }
    })
  for (const [index, chapter] of (chapters ?? []).entries()) {
    const part = parts[index]
    if (part?.title !== quoted(chapter.title))
      throw new Error(`${file}: chapter ${index + 1} is not "${chapter.title}".`)
    part.text = quoted(chapter.text)
  }
  if (chapters && chapters.length !== parts.length) throw new Error(`${file}: a chapter is not listed.`)
  return {
    locale,
    title,
    subtitle: quoted(subtitle),
    file: downloadPath(locale, ownFile),
    hasChapters: chapters !== undefined,
    parts,
    settings,
    closing: quoted(readFileSync(join(guidesFolder(locale), 'closing.txt'), 'utf8').trim()),
  }
}

/** The figures of the settings, and beside them what the calculator assumes. */
function quotedFigures(settings: GuideSettings, locale: LocaleId): Figures {
  const { efficiency, weeksPerMonth, implementationCost } = settings.calculator
  const assumptions = [
    { key: 'efficiency', value: efficiency * 100, unit: 'percent' },
    { key: 'weeksPerMonth', value: weeksPerMonth, unit: 'number' },
    { key: 'implementationCost', value: implementationCost, unit: 'euro' },
  ]
  const all = { ...settings, figures: [...settings.figures, ...assumptions] }
  return formatFigures(all, localeOf(locale).languageTag)
}
