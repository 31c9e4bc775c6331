import type { CustomValidator } from 'sanity'
import { apiVersion } from '../api-version.ts'
import type { Figure } from '../figures.ts'
import { defaultLocale, isLocaleId, localeOf } from '../locales.ts'
import { textsOf } from './texts.ts'
import { typedFigureFinder } from './typed-figures.ts'

type Content = Record<string, unknown> | undefined

/** Prices and rates: a span of time is too often a text's own to be warned of. */
const query = '*[_type == "siteSettings"][0].figures[unit in ["euro", "percent"]]{ key, value, unit }'

/** Names the prices and rates that a text types although Settings hold them: they would stay when those change. */
export const quotesFigures: CustomValidator<Content> = async (document, context) => {
  const options = { perspective: 'published', tag: 'typed-figures' } as const
  const figures = await context.getClient({ apiVersion }).fetch<Figure[] | null>(query, {}, options)
  const problems = typedFigureProblems(document, figures ?? [])
  return problems.length === 0 || problems
}

/** Where a document types what it could quote, and how to quote it. */
export function typedFigureProblems(document: Content, figures: readonly Figure[]) {
  const language = document?.language
  const find = typedFigureFinder(
    figures,
    localeOf(isLocaleId(language) ? language : defaultLocale).languageTag,
  )
  return textsOf(document).flatMap(({ text, path }) =>
    find(text).map(({ typed, keys }) => ({
      path,
      message: `Settings hold “${typed}”: quote it as {${keys.join('} or {')}}, or it stays when Settings change. If it is a number of this text’s own, leave it.`,
    })),
  )
}
