import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { frontMatter, type Source } from './sources.ts'

const head = z.strictObject({
  id: z.string().regex(/^insight-[a-z0-9-]+$/),
  translationOf: z.string().optional(),
  slug: z.string(),
  breadcrumb: z.string().optional(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  publishedAt: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  author: z.string().optional(),
  picture: z.string(),
  pictureAlt: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
})

/** Reads all articles: one folder per language, one Markdown file with YAML front matter per article. */
export function readInsights(folder: string): Source[] {
  return locales.flatMap(({ id }) => filesOf(join(folder, id)).map((file) => readInsight(id, file)))
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
}

function readInsight(language: LocaleId, file: string): Source {
  const { fields: written, body } = frontMatter(file)
  const parsed = head.safeParse(written)
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  const { id, translationOf, picture, pictureAlt, seoTitle, seoDescription, ...own } = parsed.data
  const fields = {
    ...own,
    picture: { file: `${picture}.svg`, alt: pictureAlt },
    body,
    seo: { title: seoTitle, description: seoDescription, noindex: false },
  }
  return { id, type: 'insight', translationOf: translationOf ?? id, language, fields, file }
}
