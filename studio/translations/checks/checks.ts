import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { pluralProblem } from '@tidewright/schemas/validation/messages/plural-forms.ts'
import { type GlossaryTerm, unusedTerms } from './glossary.ts'
import type { InconsistentTranslation } from './inconsistent-translations.ts'
import { placeholderDiff } from './placeholder-diff.ts'

/** A problem that a check found in a translated text. The reason is shown to the translator. */
export type Finding = { check: CheckId; reason: string }

type Texts = {
  source: string
  target: string
  locale: LocaleId
  /** The glossary of the language. */
  terms?: readonly GlossaryTerm[]
  /** Other translations of the same English text. */
  others?: readonly InconsistentTranslation[]
  /** Whether the text may be a name. */
  isName?: boolean
}
type Check = (texts: Texts) => string | null

const checks = {
  empty,
  unchanged,
  facts,
  ending,
  edges,
  doubled,
  spacing,
  invisible,
  length,
  plurals,
  glossary,
  otherwise,
} satisfies Record<string, Check>
export type CheckId = keyof typeof checks

/** All findings for a text and its translation, except dismissed ones. */
export function findingsOf(texts: Texts, dismissed: readonly string[] = []): Finding[] {
  if (texts.target.trim() === '') return [{ check: 'empty', reason: 'Not translated yet.' }]
  return Object.entries(checks).flatMap(([id, check]) => {
    const reason = dismissed.includes(id) ? null : check(texts)
    return reason ? [{ check: id as CheckId, reason }] : [] // the key of the table above
  })
}

function empty(): null {
  return null // `findingsOf` checks this first
}

/**
 * Whether a text counts as translated. It may equal the English if there is nothing to translate, or if it was marked
 * as correct.
 */
export function isTranslated(
  { source, target }: Pick<Texts, 'source' | 'target'>,
  isMarkedCorrect: boolean,
): boolean {
  return target.trim() !== '' && (target !== source || isMarkedCorrect || wordsOf(source).length === 0)
}

function wordsOf(text: string): string[] {
  return text.replaceAll(/\{\w+\}|<[^>]+>/g, ' ').match(/\p{L}{2,}/gu) ?? []
}

/** Names and single words are often the same in two languages; sentences aren't. */
function unchanged({ source, target, terms = [], isName }: Texts): string | null {
  const words = wordsOf(source)
  if (target !== source || words.length < 3) return null
  if (isName && !words.some((word) => /^\p{Ll}{4}/u.test(word))) return null
  const isTerm = terms.some(({ english, translation }) => english === source && translation === source)
  return isTerm ? null : 'Same as the English.'
}

function facts({ source, target }: Texts): string | null {
  const { missing, added } = placeholderDiff(source, target)
  const reasons = [
    missing.length > 0 ? `Missing from the translation: ${missing.join(', ')}.` : '',
    added.length > 0 ? `Not in the English: ${added.join(', ')}.` : '',
  ].filter(Boolean)
  return reasons.join(' ') || null
}

function ending({ source, target }: Texts): string | null {
  const [before, after] = [endOf(source), endOf(target)]
  // In Spanish, a full stop follows even a quoted question: «¿Sí?».
  if (before === after || before === endOf(target.replace(/([?!…])»\.$/u, '$1'))) return null
  // Other languages use fewer exclamation marks than English.
  if (before === '!' && ['', '.'].includes(after)) return null
  return before ? `The English ends with “${before}”.` : `The English doesn’t end with “${after}”.`
}

function endOf(text: string): string {
  const words = text.replaceAll(/<[^>]+>/g, '').replace(/[\s"”’»)]+$/u, '')
  return /(?:…|\.\.\.)$/.test(words) ? '…' : (/[.!?:;]$/.exec(words)?.[0] ?? '')
}

function edges({ source, target }: Texts): string | null {
  const isPadded = target !== target.trim() && source === source.trim()
  return isPadded ? 'Remove the space or line break at the beginning or end.' : null
}

function doubled({ target }: Texts): string | null {
  if (/\S {2,}\S/.test(target)) return 'There are two spaces in a row.'
  // "vous vous" is correct French and "als je je inschrijft" correct Dutch.
  const [, word] =
    /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu.exec(
      target.replaceAll(/\b(vous vous|nous nous|je je|het het|die die|dat dat)\b/gi, ' '),
    ) ?? []
  return word ? `“${word}” is repeated.` : null
}

/** French puts a no-break space before : ; ! ? » and after «; other languages don't. */
function spacing({ target, locale }: Texts): string | null {
  const text = target.replaceAll(/https?:\S+|<[^>]+>|\{[^}]*\}|&\w+;/g, 'x')
  if (locale !== 'fr')
    return / [;:!?](?!\w)/.test(text) ? 'Remove the space before the punctuation mark.' : null
  if (
    /[\p{L}\p{N}][;!?»]|«\S|\p{L}:(?!\p{L}|\d)/u.test(
      text.replaceAll(/[«»]?\u202f[«»]?|«\u00a0|\u00a0»/g, ' '),
    )
  )
    return 'French needs a narrow no-break space before ; ! ? » and after «, and a no-break space before a colon.'
  return /\S [;:!?»]|« /.test(text)
    ? 'Use a no-break space before this mark, so that it can’t wrap to the next line.'
    : null
}

function invisible({ target }: Texts): string | null {
  return /[\u200b-\u200f\u2060\ufeff\u00ad]|(?!\n|\t)\p{Cc}/u.test(target)
    ? 'The text contains an invisible character. Retype it.'
    : null
}

/** Translations run up to 50 % longer than English; buttons and headings have no room for more. */
function length({ source, target }: Texts): string | null {
  const most = Math.ceil(source.length * 1.5) + 15
  return target.length > most
    ? `Much longer than the English: ${target.length} characters instead of ${source.length}.`
    : null
}

function plurals({ source, target, locale }: Texts): string | null {
  return /,\s*(?:plural|selectordinal)\s*,/.test(source)
    ? pluralProblem(target, localeOf(locale).languageTag, source)
    : null
}

function glossary({ source, target, terms = [] }: Texts): string | null {
  const unused = unusedTerms(source, target, terms)
  const names = unused.map(({ english, translation }) => `“${english}” is “${translation}”`)
  return names.length > 0 ? `Glossary: ${names.join(', ')}.` : null
}

function otherwise({ others = [] }: Texts): string | null {
  const [first] = others
  return first ? `The same English text is translated as “${first.target}” in: ${first.where}.` : null
}
