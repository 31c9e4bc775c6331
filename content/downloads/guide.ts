import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { downloadPath, type Guide, type GuidePart } from '../../web/downloads/download-texts.ts'
import { richBlocks } from '../../web/downloads/rich-block.ts'
import { compileRichText } from '../seed/compile/portable-text.ts'
import { frontMatter } from '../seed/sources.ts'

/** The folder with the sources of a locale's downloads. */
export function guidesFolder(locale: LocaleId): string {
  return join(import.meta.dirname, '../seed', locale, 'guides')
}

const head = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  /** The file name, relative to the folder of its language. */
  file: z.string().regex(/^[a-z0-9/-]+\.pdf$/),
  /** The chapters of a guide; each starts on a new page and is listed in the table of contents. */
  chapters: z.array(z.strictObject({ title: z.string(), text: z.string() })).optional(),
})

/**
 * Reads a guide: front matter, then one second-level heading per part.
 * @throws if the headings don't match the chapters in the front matter.
 */
export function readGuide(locale: LocaleId, name: string): Guide {
  const file = join(guidesFolder(locale), name)
  const { fields, body } = frontMatter(file)
  const { title, subtitle, file: ownFile, chapters } = head.parse(fields)
  const parts = body
    .split(/^## /m)
    .slice(1)
    .map((part): GuidePart => {
      const [heading = '', ...rest] = part.split('\n')
      const blocks = compileRichText(rest.join('\n'), (href) => ({ href }))
      return { title: heading.trim(), blocks: richBlocks.parse(blocks) }
    })
  for (const [index, chapter] of (chapters ?? []).entries()) {
    const part = parts[index]
    if (part?.title !== chapter.title)
      throw new Error(`${file}: heading ${index + 1} should be "${chapter.title}".`)
    part.text = chapter.text
  }
  if (chapters && chapters.length !== parts.length)
    throw new Error(`${file}: the chapters in the front matter and the headings differ in number.`)
  return {
    title,
    subtitle,
    file: downloadPath(locale, ownFile),
    hasChapters: chapters !== undefined,
    parts,
    closing: readFileSync(join(guidesFolder(locale), 'closing.txt'), 'utf8').trim(),
  }
}
