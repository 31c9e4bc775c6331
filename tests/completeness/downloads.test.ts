import { join } from 'node:path'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { previewPath } from '@tidewright/contracts/static-files.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { downloadLocales, guideNames } from '../../content/downloads/files.ts'
import { readGuide } from '../../content/downloads/guide.ts'
import { readLabels } from '../../content/downloads/labels.ts'
import { starterSettings } from '../../content/downloads/settings.ts'
import { compileRichText } from '../../content/seed/compile/portable-text.ts'
import { compileSeed } from '../../content/seed/documents.ts'
import { placeholderPattern } from '../../contracts/figures.ts'
import { figuresInDownloads } from '../../contracts/figures-in-downloads.gen.ts'
import { downloadPath, type Guide } from '../../web/downloads/download-texts.ts'
import { drawBlocks } from '../../web/downloads/pdf/blocks.ts'
import { nextPage } from '../../web/downloads/pdf/flow.ts'
import { createPaper } from '../../web/downloads/pdf/paper.ts'
import { downloads, fillGuide } from '../../web/downloads/render-download.ts'
import { type RichBlock, richBlocks } from '../../web/downloads/rich-block.ts'
import { isFullSize } from '../support/full-size.ts'
import { filesBelow } from '../support/secrets.ts'

const root = join(import.meta.dirname, '../..')
const published = join(root, 'web/public')
/** The files that the starter content offers, by the English document and the language. */
const offered = compileSeed().flatMap(({ document, translationOf }) => {
  const { shippedFile: url, language } = document
  return typeof url === 'string' ? [{ url, language, translationOf }] : []
})
const fileUrls = offered.map(({ url }) => url).toSorted()

it('makes a file and has a picture for every download of the starter content, and no others', () => {
  expect(fileUrls.length).toBeGreaterThan(8 * downloadLocales.length)
  expect(Object.keys(figuresInDownloads).toSorted()).toEqual(fileUrls)
  expect(downloads.map(({ path }) => `/downloads/${path}`).toSorted()).toEqual(fileUrls)
  const files = filesBelow(join(published, 'downloads')).map((path) => path.slice(published.length))
  expect(files.toSorted()).toEqual(fileUrls.map(previewPath).toSorted())
})

/** The files of a locale, guides and workbooks, in the same order for all. */
function filesOf(locale: LocaleId): string[] {
  const { calculator, inventory } = readLabels(locale)
  const workbooks = [calculator, inventory].map(({ file }) => downloadPath(locale, file))
  return [...guideNames(locale).map((name) => readGuide(locale, name).file), ...workbooks]
}

it.each(downloadLocales)('offers each download with its file in $name', ({ id }) => {
  const [english, translated] = [filesOf('en-UK'), filesOf(id)]
  const positions = new Map(
    offered
      .filter(({ language }) => language === 'en-UK')
      .map(({ translationOf, url }) => [translationOf, english.indexOf(url.replace('/downloads/', ''))]),
  )
  expect([...positions.values()].toSorted()).toEqual([...english.keys()].toSorted())
  for (const { translationOf, url } of offered.filter(({ language }) => language === id))
    expect(url).toBe(`/downloads/${translated[positions.get(translationOf) ?? -1]}`)
})

const guides = downloadLocales.flatMap(({ id, languageTag }, language) =>
  guideNames(id).map((name, position) => ({
    id,
    languageTag,
    name,
    // The starter guide, and the guide to another industry in each language.
    isSample: position === 0 || position === language + 1,
    guide: fillGuide(readGuide(id, name), starterSettings(id), id),
  })),
)

it.each(guides)(
  '$id/$name has the parts, headings, lists and boxes of the English one',
  ({ name, guide }) => {
    const shapeOf = ({ hasChapters, parts }: Guide) => ({
      hasChapters,
      parts: parts.map(({ text, blocks }) => [
        typeof text,
        blocks.map((block) =>
          block._type === 'block' ? [block.style, block.listItem ?? 'paragraph'] : block._type,
        ),
      ]),
    })
    expect(shapeOf(guide)).toEqual(shapeOf(readGuide('en-UK', name)))
    expect(JSON.stringify(guide).match(placeholderPattern)).toBeNull()
  },
)

it.each(guides.filter(({ isSample }) => isFullSize || isSample))(
  '$id/$name opens as a tagged PDF with its title, bookmarks for its parts, and all of its text',
  async ({ id, languageTag, guide }) => {
    const settings = starterSettings(id)
    const bytes = await downloads.find(({ path }) => path === guide.file)?.render(settings)
    if (!bytes) throw new Error(`${guide.file} isn’t made.`)
    expect(bytes.length).toBeLessThan(150 * 1024)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: `${guide.title} · ${settings.company}`, Language: languageTag })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const titles = guide.parts.map(({ title }) => title)
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(titles)
    const [least, most] = guide.hasChapters ? [12, 16] : [3, 5]
    expect(pdf.numPages).toBeGreaterThanOrEqual(least)
    expect(pdf.numPages).toBeLessThanOrEqual(most)
    const { text } = await extractText(pdf, { mergePages: true })
    // A missing glyph is drawn as an empty box, and read as this character.
    expect(text).not.toContain('\0')
    if (guide.hasChapters) expect(text).toContain(readLabels(id).guide.contents)
    const lettersOf = (words: string) => words.replaceAll(/\s+/g, '')
    const read = lettersOf(text)
    for (const { title, blocks } of guide.parts) {
      expect(read).toContain(lettersOf(title))
      for (const block of blocks) {
        const words = wordsOf(block)
        // A text that continues on the next page has the footer in between, so only its first words are checked.
        expect(read).toContain(lettersOf(words.slice(0, 60)))
      }
    }
  },
)

it.each(downloadLocales)('has the eight chapters of the starter guide in $name', ({ id }) => {
  expect(readGuide(id, 'starter-guide.md').parts).toHaveLength(8)
})

function wordsOf(block: RichBlock): string {
  if (block._type === 'block') return block.children.map((child) => child.text).join('')
  return block._type === 'dataTable' ? block.columns.join('') : block.text
}

it('draws a table of a guide with its headings, cells and caption', async () => {
  const table = '```table\nWhat a week holds.\nDay | Hours\nMonday | 4\nTuesday | 2.5\n```'
  const blocks = richBlocks.parse(compileRichText(table, () => ({})))
  const paper = createPaper({ title: 'Table', author: 'Test', languageTag: 'en-GB' })
  const flow = { paper, y: 0, footer: 'Table' }
  nextPage(flow)
  drawBlocks(flow, paper.root, blocks)
  const pdf = await getDocumentProxy(new Uint8Array(await paper.bytes()))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Day Hours Monday 4 Tuesday 2.5 What a week holds.')
  const [first] = await Promise.all([pdf.getPage(1)])
  expect(JSON.stringify(await first.getStructTree())).toMatch(/"Table".*"TR".*"TH".*"TD"/)
})

it('rejects an image in a guide, which can’t show it', () => {
  expect(() => richBlocks.parse(compileRichText('![A harbour](harbour.svg)', () => ({})))).toThrow()
})
