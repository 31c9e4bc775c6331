import { apiVersion } from '@tidewright/contracts/api-version.ts'
import type { Figure } from '@tidewright/contracts/figures.ts'
import { defaultLocale, isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { CustomValidator } from 'sanity'
import { shownPath, textsOf } from '../texts.ts'
import { literalFigureFinder } from './find-literal-figures.ts'

type Content = Record<string, unknown> | undefined

/** Prices and rates only: a duration too often belongs to the text itself. */
const query = '*[_type == "siteSettings"][0].figures[unit in ["euro", "percent"]]{ key, value, unit }'

/** Warns of prices and rates that are typed although Settings have them: they would not follow a change in Settings. */
export const preferPlaceholders: CustomValidator<Content> = async (document, context) => {
  const options = { perspective: 'published', tag: 'prefer-placeholder' } as const
  const figures = await context.getClient({ apiVersion }).fetch<Figure[] | null>(query, {}, options)
  const problems = literalFigureProblems(document, figures ?? [])
  return problems.length === 0 || problems
}

/** Where a document has a literal number instead of a placeholder, and which placeholder to use. */
export function literalFigureProblems(document: Content, figures: readonly Figure[]) {
  const language = document?.language
  const find = literalFigureFinder(
    figures,
    localeOf(isLocaleId(language) ? language : defaultLocale).languageTag,
  )
  return textsOf(document).flatMap(({ text, path }) =>
    find(text).map(({ typed, keys }) => ({
      path: shownPath(path),
      message: `Settings has “${typed}”. Use {${keys.join('} or {')}}, so the text follows changes in Settings. Ignore this if the number is unrelated.`,
    })),
  )
}
