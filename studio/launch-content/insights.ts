import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleId, locales } from '@tidewright/schemas/locales.ts'
import { parse } from 'yaml'
import { z } from 'zod'
import type { LaunchDocument } from './document.ts'
import { compileRichText } from './portable-text.ts'

const folder = join(import.meta.dirname, 'insights')

const frontMatter = z.strictObject({
  id: z.string().regex(/^insight-[a-z0-9-]+$/),
  translationOf: z.string().optional(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  type: z.string(),
  readMinutes: z.number().int(),
  publishedAt: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  picture: z.string(),
  pictureAlt: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
})

/** Every article file, compiled; a folder a language, a Markdown file with YAML front matter an article. */
export function compileInsights(): LaunchDocument[] {
  return locales.flatMap(({ id }) => filesOf(id).map((file) => compileInsight(id, file)))
}

function filesOf(locale: LocaleId): string[] {
  const names = readdirSync(folder).includes(locale) ? readdirSync(join(folder, locale)) : []
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, locale, name))
}

function compileInsight(language: LocaleId, file: string): LaunchDocument {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
  if (!head || !body) throw new Error(`${file} has no front matter between two lines of ---.`)
  const parsed = frontMatter.safeParse(parse(head, { schema: 'core' }))
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  const { id, translationOf, slug, picture, pictureAlt, seoTitle, seoDescription, ...fields } = parsed.data
  return {
    translationOf: translationOf ?? id,
    picture: { field: 'picture', file: `${picture}.svg`, alt: pictureAlt },
    document: {
      _id: id,
      _type: 'insight',
      language,
      ...fields,
      slug: { _type: 'slug', current: slug },
      body: compileRichText(body),
      seo: { _type: 'seo', title: seoTitle, description: seoDescription, noindex: false },
    },
  }
}
