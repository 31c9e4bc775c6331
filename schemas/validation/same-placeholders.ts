import type { CustomValidator } from 'sanity'
import { apiVersion } from '../api-version.ts'
import { defaultLocale } from '../locales.ts'
import { placeholdersOf } from './placeholders.ts'

type Entry = { _key?: string; key?: string; value?: string }

/**
 * The site can fill in every text, and the words in {braces} of a translation are those of the English text of the same
 * key: the site fills in no others.
 */
export const samePlaceholders: CustomValidator<readonly unknown[] | undefined> = async (entries, context) => {
  const own = (entries ?? []) as readonly Entry[] // entries of uiStrings
  const unreadable = own.flatMap(unreadableIn)
  if (unreadable.length > 0) return unreadable
  if (context.document?.language === defaultLocale) return true
  const english = await context
    .getClient({ apiVersion })
    .fetch<Entry[] | null>(
      '*[_type == "uiStrings" && language == $language][0].entries[]{ key, value }',
      { language: defaultLocale },
      { perspective: 'published', tag: 'same-placeholders' },
    )
  const originals = new Map((english ?? []).map(({ key, value }) => [key, value ?? '']))
  const differing = own.flatMap((entry) => differenceOf(entry, originals))
  return differing.length === 0 || differing
}

function unreadableIn({ _key, key, value }: Entry) {
  try {
    placeholdersOf(value ?? '')
    return []
  } catch {
    const message = `${key}: visitors would read the key in place of this text. Close every {brace}; a brace of your own is written '{'.`
    return [{ path: [{ _key: _key ?? '' }, 'value'], message }]
  }
}

function differenceOf({ _key, key, value }: Entry, originals: Map<string | undefined, string>) {
  const original = originals.get(key)
  if (original === undefined || !_key || !value) return []
  const [wanted, found] = [placeholdersOf(original), placeholdersOf(value)]
  const missing = wanted.filter((name) => !found.includes(name))
  const unknown = found.filter((name) => !wanted.includes(name))
  if (missing.length + unknown.length === 0) return []
  const braced = (names: string[]) => names.map((name) => `{${name}}`).join(', ')
  const message = [
    missing.length > 0 ? `${braced(missing)} of the English text is missing` : '',
    unknown.length > 0 ? `${braced(unknown)} is not in the English text, so the site cannot fill it in` : '',
  ]
  return [{ path: [{ _key }, 'value'], message: `${key}: ${message.filter(Boolean).join('; ')}.` }]
}
