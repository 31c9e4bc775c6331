import { defaultLocale, type LocaleId, localeOf, locales } from '@tidewright/contracts/locales.ts'
import { FileError } from '../../files/decode-file.ts'
import { toEntities } from '../units/block-markup.ts'
import type { FileDocument, FileText, TranslationFile } from './translation-file.ts'

/** The namespace of XLIFF 2.0 and 2.1, https://docs.oasis-open.org/xliff/xliff-core/v2.1/. */
const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
const tokenPattern = /<(\/?)(b|i|a\d+)>|\{\w+(?::[Ww]ords)?\}|&lt;|&amp;/g
const figurePattern = /\{\w+(?::[Ww]ords)?\}/g
/** Characters that XML can't hold. */
const forbiddenPattern = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\ufffe\uffff]/gu
/** The prefix that XLIFF requires for custom values. */
const prefix = 'tw:'

/**
 * XLIFF 2.1: one `file` per document, one `unit` per text. Tags are `pc` and placeholders `ph`, which translation tools
 * protect.
 */
export function writeXliff({ locale, documents }: TranslationFile): string {
  const files = documents.map(
    ({ id, type, texts }) =>
      `  <file id="${attribute(id)}" original="${attribute(`${type}/${id}`)}">\n${texts
        .map(
          ({ path, kind, title, source, target, before }, index) =>
            `    <unit id="u${index + 1}" name="${attribute(path)}" type="${prefix}${kind}">\n` +
            `      <notes><note>${content(title)}</note>${before ? `<note>English before: ${content(before)}</note>` : ''}</notes>\n` +
            `      <segment state="${target && before === undefined ? 'translated' : 'initial'}">\n` +
            `        <source xml:space="preserve">${inline(source, kind)}</source>\n` +
            (target ? `        <target xml:space="preserve">${inline(target, kind)}</target>\n` : '') +
            '      </segment>\n    </unit>\n',
        )
        .join('')}  </file>\n`,
  )
  const [from, to] = [localeOf(defaultLocale).languageTag, localeOf(locale).languageTag]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${namespace}" version="2.1" srcLang="${from}" trgLang="${to}">\n${files.join('')}</xliff>\n`
}

/** @throws FileError if it isn't XLIFF 2, or its language isn't one of the site's. */
export function readXliff(xml: string): TranslationFile {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  const root = parsed.documentElement
  if (parsed.querySelector('parsererror') || root.localName !== 'xliff')
    throw new FileError('This isn’t an XLIFF file, or it’s incomplete.')
  if (root.namespaceURI !== namespace)
    throw new FileError('This XLIFF version isn’t supported. Save the file as XLIFF 2.1.')
  const language = root.getAttribute('trgLang') ?? ''
  const locale = targetLocale(language)
  if (!locale) throw new FileError(`The site has no language “${language}”.`)
  return { locale, documents: children(root, 'file').map(readFile) }
}

/** The locale of a tag in any spelling; some tools know no language without a country and write `fr-FR`. */
function targetLocale(language: string): LocaleId | undefined {
  const tag = language.toLowerCase()
  return [tag, tag.split(/[-_]/)[0]]
    .map((wanted) => locales.find(({ languageTag }) => languageTag.toLowerCase() === wanted)?.id)
    .find((id) => id && id !== defaultLocale)
}

function readFile(file: Element): FileDocument {
  const id = file.getAttribute('id') ?? ''
  const type = (file.getAttribute('original') ?? '').split('/')[0] ?? ''
  return { id, type, texts: unitsIn(file).map(readUnit) }
}

/** The children of these names. Deeper ones are something else: a match of a tool's memory has a `source` too. */
function children(parent: Element, ...names: string[]): Element[] {
  return [...parent.children].filter(
    ({ namespaceURI, localName }) => namespaceURI === namespace && names.includes(localName),
  )
}

/** The units of a file. Tools may put them into groups. */
function unitsIn(parent: Element): Element[] {
  return children(parent, 'unit', 'group').flatMap((child) =>
    child.localName === 'unit' ? child : unitsIn(child),
  )
}

function readUnit(unit: Element): FileText {
  const written = unit.getAttribute('type')?.slice(prefix.length)
  const kind = written === 'block' || written === 'slug' ? written : 'text'
  // A tool may have split a text into several segments, with `ignorable` space between them.
  const elements = children(unit, 'segment', 'ignorable')
  const texts = (name: string) => elements.flatMap((element) => children(element, name))
  // A tag means what it means in the source, whatever a tool wrote in the target.
  const tags = new Map([...texts('target'), ...texts('source')].flatMap(tagNames))
  const parts = elements.map((element, index) => {
    const [english, translation] = ['source', 'target'].map((name) => children(element, name)[0])
    const source = english ? textOf(english, kind, tags) : ''
    const target = translation && textOf(translation, kind, tags)
    const isSentence = element.localName === 'segment' && source.trim() !== ''
    // Some tools start with a copy of the source, or empty the space between two sentences.
    const isStart = element.getAttribute('state') === 'initial' && target === source
    return {
      source,
      target: isStart || (!isSentence && target === '') ? undefined : target,
      isSentence,
      order: Number(translation?.getAttribute('order')) || index + 1,
    }
  })
  const sentences = parts.filter(({ isSentence }) => isSentence)
  const translated = sentences.filter(({ target }) => target?.trim())
  const target = parts.toSorted((a, b) => a.order - b.order).map((part) => part.target ?? part.source)
  const isIncomplete = translated.length > 0 && translated.length < sentences.length
  return {
    path: unit.getAttribute('name') ?? '',
    kind,
    title: children(unit, 'notes').flatMap((notes) => children(notes, 'note'))[0]?.textContent ?? '',
    source: parts.map(({ source }) => source).join(''),
    target: translated.length > 0 ? target.join('') : '',
    ...(isIncomplete && { isIncomplete }),
  }
}

/** The tag or placeholder of each inline element, by its id. */
function tagNames(text: Element): [string, string][] {
  return [...text.getElementsByTagNameNS(namespace, '*')].map((element) => [
    element.getAttribute('id') ?? '',
    element.getAttribute('disp') ?? element.getAttribute('dispStart') ?? '',
  ])
}

/** The text of a `source` or `target`, without the line breaks that a tool put around it to indent the file. */
function textOf(element: Element, kind: FileText['kind'], tags: ReadonlyMap<string, string>): string {
  const text = markupOf(element, kind, tags)
  return element.getAttribute('xml:space') === 'preserve'
    ? text
    : text.replaceAll(/^\s*\n\s*(?=\S)|(?<=\S)\s*\n\s*$/g, '')
}

function markupOf(node: Node, kind: FileText['kind'], tags: ReadonlyMap<string, string>): string {
  return [...node.childNodes]
    .map((child) => {
      if (child instanceof Text) return kind === 'block' ? toEntities(child.data) : child.data
      if (!(child instanceof Element)) return '' // a comment or an instruction of a tool
      if (child.localName === 'cp')
        return String.fromCharCode(Number.parseInt(child.getAttribute('hex') ?? '', 16))
      const tag = tags.get(child.getAttribute('copyOf') ?? child.getAttribute('id') ?? '')
      if (child.localName === 'ph' || child.localName === 'sc') return tag ?? ''
      // A tag around several segments is split into its start and its end.
      if (child.localName === 'ec') return closing(tags.get(child.getAttribute('startRef') ?? ''))
      const inner = markupOf(child, kind, tags)
      return child.localName === 'pc' && tag ? `${tag}${inner}${closing(tag)}` : inner
    })
    .join('')
}

function closing(tag = ''): string {
  return tag.replace('<', '</')
}

/** A text with XLIFF inline elements. The same tag has the same id in source and target; repeated tags are numbered. */
function inline(text: string, kind: FileText['kind']): string {
  const times = new Map<string, number>()
  const idOf = (token: string) => {
    const time = (times.get(token) ?? 0) + 1
    times.set(token, time)
    return `${token.replaceAll(/[<>{}]/g, '')}-${time}`
  }
  let from = 0
  let xml = ''
  for (const { 0: token, 1: slash, 2: tag, index } of text.matchAll(
    kind === 'block' ? tokenPattern : figurePattern,
  )) {
    xml += content(text.slice(from, index), codePoint)
    from = index + token.length
    if (token.startsWith('&')) xml += token
    else if (token.startsWith('{')) xml += `<ph id="${idOf(token)}" disp="${token}"/>`
    else if (slash) xml += '</pc>'
    else xml += `<pc id="${idOf(token)}" dispStart="&lt;${tag}&gt;">`
  }
  return xml + content(text.slice(from), codePoint)
}

/** Escapes a text for XML. Only a `source` or `target` can hold elements in place of forbidden characters. */
function content(text: string, replacement: (forbidden: string) => string = () => ''): string {
  return toEntities(text).replaceAll('>', '&gt;').replaceAll(forbiddenPattern, replacement)
}

function codePoint(character: string): string {
  return `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0')}"/>`
}

function attribute(text: string): string {
  return content(text).replaceAll('"', '&quot;')
}
