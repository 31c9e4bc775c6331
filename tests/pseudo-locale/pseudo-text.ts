/** Letters with a diacritic, all in Latin-1, which the site's fonts have. */
const marked: Record<string, [string, string]> = {
  a: ['ä', 'à'],
  e: ['é', 'ê'],
  i: ['î', 'ï'],
  o: ['ö', 'ô'],
  u: ['û', 'ü'],
  y: ['ý', 'ÿ'],
  c: ['ç', ''],
  n: ['ñ', ''],
}

/** How much longer a text becomes. Over a whole text, none of the five languages is longer than English by more. */
const growth = 0.4
/** Words don't become longer than this; the rest of the length is appended to the text. */
const longestWord = 16

const variants = /\{(\w+), (plural|select), ((?:[\w=]+ \{(?:[^{}]|\{\w+\})*\} ?)+)\}/g
const variant = /([\w=]+) \{((?:[^{}]|\{\w+\})*)\}/g
/** A figure's text for one and for several. */
const figureForms = /\{(\w+):([^{}|]+)\|([^{}|]+)\}/g
/** What translators never change: placeholders, tags, entities, emails and URLs. */
const kept = /\{\w+(?::[Ww]ords)?\}|<\/?\w+>|&\w+;|\S+@\S+\.\w+|https?:\S+/

/**
 * English as a language that is two fifths longer with a mark in every word, to find texts that don't fit and texts
 * that aren't translated. Placeholders, ICU arguments, tags and URLs stay.
 */
export function pseudoText(english: string): string {
  const arguments_: string[] = []
  const plain = english.replace(variants, (_, name, kind, branches: string) => {
    const inner = branches.replace(variant, (_branch, when, text) => `${when} {${lengthened(text)}}`)
    return `{ICU${arguments_.push(`{${name}, ${kind}, ${inner}}`) - 1}}`
  })
  const plainer = plain.replace(
    figureForms,
    (_, key, one: string, other: string) =>
      `{ICU${arguments_.push(`{${key}:${lengthened(one)}|${lengthened(other)}}`) - 1}}`,
  )
  return lengthened(plainer).replace(/\{ICU(\d+)\}/g, (_, index) => arguments_[Number(index)] ?? '')
}

function lengthened(text: string): string {
  const separators = text.match(new RegExp(kept, 'g')) ?? []
  const words = text.split(new RegExp(kept))
  const pseudo = words.map((part) => part.replace(/\p{L}{2,}|[aiAI]/gu, pseudoWord))
  const missing = Math.round(lettersIn(words) * (1 + growth)) - lettersIn(pseudo)
  const joined = pseudo.map((part, index) => part + (separators[index] ?? '')).join('')
  return joined + filler(missing)
}

function pseudoWord(word: string): string {
  let length = word.length
  const letters = [...word].map((letter) => {
    const [one, other] = marked[letter.toLowerCase()] ?? [letter, '']
    const isUpper = letter !== letter.toLowerCase()
    const first = isUpper ? one.toUpperCase() : one
    if (!other || length >= longestWord || word.length === 1) return first
    length++
    return first + (word === word.toUpperCase() ? other.toUpperCase() : other)
  })
  const pseudo = letters.join('')
  return hasMark(pseudo) ? pseudo : `${pseudo}ö`
}

/** Filler words of up to eight letters. */
function filler(missing: number): string {
  if (missing < 2) return ''
  const whole = 'öñéçîäûý'
  return ` ${whole.slice(0, missing)}${filler(missing - whole.length)}`
}

/** Whether a word has a letter with a diacritic. */
export function hasMark(word: string): boolean {
  return /\p{M}/u.test(word.normalize('NFD'))
}

function lettersIn(parts: readonly string[]): number {
  return parts.join('').match(/\p{L}/gu)?.length ?? 0
}
