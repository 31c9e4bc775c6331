import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { pluralProblem } from '@tidewright/schemas/validation/messages/plural-forms.ts'
import { type GlossaryTerm, unusedTerms } from './glossary.ts'
import type { OtherWording } from './other-wordings.ts'
import { differingFacts } from './same-facts.ts'

/** What a check has to say of a translated text; the reason tells what to do. */
export type Finding = { check: CheckId; reason: string }

type Texts = {
  source: string
  target: string
  locale: LocaleId
  /** The glossary of the language. */
  terms?: readonly GlossaryTerm[]
  /** How the same English text reads in other places. */
  others?: readonly OtherWording[]
  /** Whether it may be what somebody or something is called. */
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

/** Everything that a text and its translation give reason to look at; what was found and dismissed is left out. */
export function findingsOf(texts: Texts, dismissed: readonly string[] = []): Finding[] {
  if (texts.target.trim() === '') return [{ check: 'empty', reason: 'Not translated yet.' }]
  return Object.entries(checks).flatMap(([id, check]) => {
    const reason = dismissed.includes(id) ? null : check(texts)
    return reason ? [{ check: id as CheckId, reason }] : [] // the key of the table above
  })
}

function empty(): null {
  return null // asked first, and alone
}

/** Names and single words are often the same in two languages; a sentence is not. */
/** Whether a text says something of its own: it may say the same as English where there is nothing to translate, or somebody found it right. */
export function isTranslated(
  { source, target }: Pick<Texts, 'source' | 'target'>,
  isRight: boolean,
): boolean {
  return target.trim() !== '' && (target !== source || isRight || wordsOf(source).length === 0)
}

function wordsOf(text: string): string[] {
  return text.replaceAll(/\{\w+\}|<[^>]+>/g, ' ').match(/\p{L}{2,}/gu) ?? []
}

function unchanged({ source, target, terms = [], isName }: Texts): string | null {
  const words = wordsOf(source)
  if (target !== source || words.length < 3) return null
  if (isName && !words.some((word) => /^\p{Ll}{4}/u.test(word))) return null
  const isTerm = terms.some(({ english, translation }) => english === source && translation === source)
  return isTerm ? null : 'The same as in English.'
}

function facts({ source, target }: Texts): string | null {
  const { lost, added } = differingFacts(source, target)
  const says = [
    lost.length > 0 ? `${lost.join(', ')} of the English is missing.` : '',
    added.length > 0 ? `${added.join(', ')} is not in the English.` : '',
  ].filter(Boolean)
  return says.join(' ') || null
}

function ending({ source, target }: Texts): string | null {
  const [before, after] = [endOf(source), endOf(target)]
  // A Spanish quotation that asks ends in a full stop all the same: «¿Sí?».
  if (before === after || before === endOf(target.replace(/([?!…])»\.$/u, '$1'))) return null
  // English shouts where other languages speak.
  if (before === '!' && ['', '.'].includes(after)) return null
  return before ? `The English ends with “${before}”.` : `The English does not end with “${after}”.`
}

function endOf(text: string): string {
  const words = text.replaceAll(/<[^>]+>/g, '').replace(/[\s"”’»)]+$/u, '')
  return /(?:…|\.\.\.)$/.test(words) ? '…' : (/[.!?:;]$/.exec(words)?.[0] ?? '')
}

function edges({ source, target }: Texts): string | null {
  const isPadded = target !== target.trim() && source === source.trim()
  return isPadded ? 'There is a space or a line break at the beginning or the end.' : null
}

function doubled({ target }: Texts): string | null {
  if (/\S {2,}\S/.test(target)) return 'There are two spaces where one belongs.'
  // "vous vous" is French and "als je je inschrijft" Dutch; "la la" is nobody's.
  const [, word] =
    /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu.exec(
      target.replaceAll(/\b(vous vous|nous nous|je je|het het|die die|dat dat)\b/gi, ' '),
    ) ?? []
  return word ? `“${word}” stands there twice.` : null
}

/** French sets a thin space before : ; ! ? » and after «; other languages none. */
function spacing({ target, locale }: Texts): string | null {
  const text = target.replaceAll(/https?:\S+|<[^>]+>|\{[^}]*\}|&\w+;/g, 'x')
  if (locale !== 'fr')
    return / [;:!?](?!\w)/.test(text) ? 'There is a space before a punctuation mark.' : null
  if (
    /[\p{L}\p{N}][;!?»]|«\S|\p{L}:(?!\p{L}|\d)/u.test(
      text.replaceAll(/[«»]?\u202f[«»]?|«\u00a0|\u00a0»/g, ' '),
    )
  )
    return 'A narrow no-break space belongs before ; ! ? » and after «, a no-break space before a colon.'
  return /\S [;:!?»]|« /.test(text)
    ? 'The space before this mark has to be a no-break space, or it lands on the next line.'
    : null
}

function invisible({ target }: Texts): string | null {
  return /[\u200b-\u200f\u2060\ufeff\u00ad]|(?!\n|\t)\p{Cc}/u.test(target)
    ? 'There is an invisible character in it. Type the text anew.'
    : null
}

/** Other languages run longer than English, up to a half; buttons and headings have no more room than that. */
function length({ source, target }: Texts): string | null {
  const most = Math.ceil(source.length * 1.5) + 15
  return target.length > most
    ? `Much longer than the English: ${target.length} letters where ${source.length} stand.`
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
  return names.length > 0 ? `The glossary says: ${names.join(', ')}.` : null
}

function otherwise({ others = [] }: Texts): string | null {
  const [first] = others
  return first ? `The same English reads “${first.target}” elsewhere: ${first.where}.` : null
}
