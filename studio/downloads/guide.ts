import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, formatFigures, interpolate, placeholderPattern } from '@tidewright/schemas/figures.ts'
import { z } from 'zod'
import { compileRichText } from '../seed/compile/portable-text.ts'
import { frontMatter } from '../seed/sources.ts'
import { type RichBlock, richBlocks } from './rich-block.ts'
import { type GuideSettings, readSettings } from './settings.ts'

export const guidesFolder = join(import.meta.dirname, '../seed/en-UK/guides')

const head = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  /** Where the file is served, beneath `/downloads/`. */
  file: z.string().regex(/^[a-z0-9/-]+\.pdf$/),
  /** A guide in chapters: each begins on a page of its own and stands in the list of contents. */
  chapters: z.array(z.strictObject({ title: z.string(), text: z.string() })).optional(),
})

/** A part of a guide under one heading; a chapter has a sentence of introduction too. */
export type GuidePart = { title: string; text?: string; blocks: RichBlock[] }

export type Guide = {
  title: string
  subtitle: string
  file: string
  hasChapters: boolean
  parts: GuidePart[]
  settings: GuideSettings
  closing: string
}

/**
 * Reads a guide: front matter, then a heading of the second level a part. @throws when the headings are not the chapters
 * of the front matter, or a figure is quoted that the settings do not have.
 */
export function readGuide(file: string): Guide {
  const settings = readSettings()
  const figures = quotedFigures(settings)
  const quoted = (text: string) => {
    const filled = interpolate(text, figures)
    const unknown = filled.match(placeholderPattern)
    if (unknown) throw new Error(`${file}: the settings have no ${unknown.join(', ')}.`)
    return filled
  }
  const { fields, body } = frontMatter(file)
  const { chapters, ...own } = head.parse(fields)
  const parts = quoted(body)
    .split(/^## /m)
    .slice(1)
    .map((part): GuidePart => {
      const [title = '', ...rest] = part.split('\n')
      const blocks = compileRichText(rest.join('\n'), (href) => ({ href }))
      return { title: title.trim(), blocks: richBlocks.parse(blocks) }
    })
  for (const [index, { title, text }] of (chapters ?? []).entries()) {
    const part = parts[index]
    if (part?.title !== quoted(title)) throw new Error(`${file}: chapter ${index + 1} is not "${title}".`)
    part.text = quoted(text)
  }
  if (chapters && chapters.length !== parts.length) throw new Error(`${file}: a chapter is not listed.`)
  return {
    ...own,
    subtitle: quoted(own.subtitle),
    hasChapters: chapters !== undefined,
    parts,
    settings,
    closing: closing(quoted),
  }
}

/** The figures of the settings, and beside them what the calculator assumes. */
function quotedFigures(settings: GuideSettings): Figures {
  const { efficiency, weeksPerMonth, implementationCost } = settings.calculator
  const assumptions = [
    { key: 'efficiency', value: efficiency * 100, unit: 'percent' },
    { key: 'weeksPerMonth', value: weeksPerMonth, unit: 'number' },
    { key: 'implementationCost', value: implementationCost, unit: 'euro' },
  ]
  return formatFigures({ ...settings, figures: [...settings.figures, ...assumptions] }, 'en-GB')
}

/** What every guide ends with. */
function closing(quoted: (text: string) => string): string {
  return quoted(readFileSync(join(guidesFolder, 'closing.txt'), 'utf8').trim())
}
