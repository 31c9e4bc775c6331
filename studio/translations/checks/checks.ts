import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { pluralProblem } from '@tidewright/schemas/validation/messages/plural-forms.ts'
import { placeholderProblem } from '@tidewright/schemas/validation/messages/same-placeholders.ts'
import { type GlossaryTerm, unusedTerms } from './glossary.ts'
import type { InconsistentTranslation } from './inconsistent-translations.ts'
import { placeholderDiff } from './placeholder-diff.ts'

/** A problem that a check found in a translated text. The reason is shown to the translator. */
export type Finding = {
  check: CheckId
  reason: string
  /** The finding is often no mistake; it is shown with a weaker sign. */
  isWeak?: boolean
}

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
  /** Whether it is an interface text, which the site parses. */
  isMessage?: boolean
}
type Check = (texts: Texts) => string | null

const checks = {
  empty,
  unchanged,
  message,
  facts,
  ending,
  edges,
  doubled,
  spacing,
  lostLetters,
  invisible,
  length,
  plurals,
  article,
  plus,
  glossary,
  otherwise,
} satisfies Record<string, Check>
export type CheckId = keyof typeof checks

/** All findings for a text and its translation, except dismissed ones. */
export function findingsOf(texts: Texts, dismissed: readonly string[] = []): Finding[] {
  if (texts.target.trim() === '') return [{ check: 'empty', reason: 'Not translated yet.' }]
  return Object.entries(checks).flatMap(([id, check]) => {
    const reason = dismissed.includes(id) ? null : check(texts)
    if (!reason) return []
    const isWeak = id === 'unchanged' && isShort(texts.source)
    return [{ check: id as CheckId, reason, ...(isWeak && { isWeak }) }] // the key of the table above
  })
}

function empty(): null {
  return null // `findingsOf` checks this first
}

/**
 * Whether a text counts as translated. It may equal the English if it has no words, is a name or a term that the glossary
 * keeps in English, or was marked as correct.
 */
export function isTranslated(texts: EqualTexts, isMarkedCorrect: boolean): boolean {
  return texts.target.trim() !== '' && (isMarkedCorrect || !isLeftInEnglish(texts))
}

type EqualTexts = Pick<Texts, 'source' | 'target' | 'terms' | 'isName'>

function isLeftInEnglish({ source, target, terms = [], isName }: EqualTexts): boolean {
  const words = wordsOf(source)
  if (target !== source || words.length === 0) return false
  if (isName && !words.some((word) => /^\p{Ll}{4}/u.test(word))) return false
  return !terms.some(({ english, translation }) => english === source && translation === source)
}

/** One or two words are often the same in two languages; sentences aren't. */
export function isShort(text: string): boolean {
  return wordsOf(text).length < 3
}

function wordsOf(text: string): string[] {
  return text.replaceAll(/\{\w+(?::words)?\}|<[^>]+>/gi, ' ').match(/\p{L}{2,}/gu) ?? []
}

function unchanged(texts: Texts): string | null {
  if (!isLeftInEnglish(texts)) return null
  return isShort(texts.source)
    ? 'Same as the English. If your language says it like this, mark it as correct.'
    : 'Same as the English.'
}

function message({ source, target, isMessage }: Texts): string | null {
  return isMessage ? placeholderProblem(target, source) : null
}

function facts({ source, target, isMessage }: Texts): string | null {
  // `message` compares the placeholders of interface texts: "{hour}" in "one {hour}" is a text.
  const isFact = (part: string) => !isMessage || !part.startsWith('{')
  const diff = placeholderDiff(source, target)
  const [missing, added] = [diff.missing.filter(isFact), diff.added.filter(isFact)]
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
  return isPadded ? 'Remove the space or line break at the start or end.' : null
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
    ? 'Use a no-break space before this mark, so it can’t wrap to the next line.'
    : null
}

/** U+FFFD stands for a letter that was lost when a file was read in another encoding. */
function lostLetters({ target }: Texts): string | null {
  return target.includes('\ufffd') ? 'A letter was lost (“\ufffd”). Retype it.' : null
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

/** Words that change with the sound of the next one: "l’82%" but "il 94%". The number in a placeholder may change. */
const changingArticles: Partial<Record<LocaleId, RegExp>> = {
  fr: /(?<!\p{L})(?:l|d|n|s|c|j|m|t|qu|jusqu|lorsqu|puisqu)[’']\{\w+[}:]/iu,
  it: /(?<!\p{L})(?:(?:il|lo|la|i|gli|le|un|uno|una|(?:d|n)e(?:l|llo|lla|i|gli|lle)|(?:a|da|su)(?:l|llo|lla|i|gli|lle))\s|\p{L}*[’'])\{\w+[}:]/iu,
}

function article({ target, locale }: Texts): string | null {
  const [found] = changingArticles[locale]?.exec(target) ?? []
  return found
    ? `The number may change, and “${found}” with it. Rephrase so that no article comes before it.`
    : null
}

/** "127+" belongs beside a label of a word or two. */
function plus({ target }: Texts): string | null {
  return /[\d}]\+/.test(target) && wordsOf(target).length > 4
    ? 'Use “more than” instead of “+” within a sentence.'
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
