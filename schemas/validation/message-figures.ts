import type { CustomValidator } from 'sanity'
import { interpolate } from '../figures.ts'
import { defaultLocale } from '../locales.ts'
import { messageArguments } from '../message-arguments.ts'
import { fetchFigureKeys } from './known-figures.ts'
import { placeholdersOf } from './placeholders.ts'

type Entry = { _key?: string; key?: string; value?: string }

/**
 * Every {name} of an English interface word is one that the site fills in there, or a figure that Settings hold; visitors would read the key of
 * the word in its place. Those of a translation are compared with the English ones, see `samePlaceholders`.
 */
export const quotesKnownFigures: CustomValidator<readonly unknown[] | undefined> = async (
  entries,
  context,
) => {
  if (context.document?.language !== defaultLocale) return true
  const own = (entries ?? []) as readonly Entry[] // entries of uiStrings
  const known = await fetchFigureKeys(context)
  const problems = own.flatMap((entry) => {
    const message = messageFigureProblem(entry, known)
    return message ? [{ path: [{ _key: entry._key ?? '' }, 'value'], message }] : []
  })
  return problems.length === 0 || problems
}

/** What of a message nobody fills in, and the way out; null for one that is complete, and for one that no reader could show. */
export function messageFigureProblem(
  { key = '', value = '' }: Entry,
  figures: ReadonlySet<string>,
): string | null {
  const names = namesLeft(value, figures).filter((name) => !messageArguments[key]?.includes(name))
  if (names.length === 0) return null
  const braced = names.map((name) => `“{${name}}”`).join(', ')
  return `${key}: ${braced} is no figure of Settings, and the site fills in nothing of that name here. Check its spelling, or add it to Settings and publish them first.`
}

/** The names that a message still expects once the figures are in it, as the site puts them in. */
function namesLeft(value: string, figures: ReadonlySet<string>): string[] {
  try {
    return placeholdersOf(interpolate(value, new Map([...figures].map((key) => [key, '1']))))
  } catch {
    return [] // `samePlaceholders` says so
  }
}
