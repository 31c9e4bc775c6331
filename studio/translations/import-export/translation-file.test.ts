// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { compileSeed } from '../../../content/seed/documents.ts'
import { readCsv, writeCsv } from './csv.ts'
import { type TranslationFile, toFileDocument } from './translation-file.ts'
import { readXliff, writeXliff } from './xliff.ts'

const documents = compileSeed()
const whole: TranslationFile = {
  locale: 'fr',
  documents: documents
    .filter(({ document }) => document.language === 'en-UK')
    .map(({ document }) => {
      const french = documents.find(
        ({ document: { language }, translationOf }) => language === 'fr' && translationOf === document._id,
      )
      return toFileDocument(document, french?.document ?? null)
    }),
}
const odd: TranslationFile = {
  locale: 'it',
  documents: [
    {
      id: 'page-a',
      type: 'page',
      texts: [
        {
          path: 'sections[_key=="a"].heading',
          kind: 'text',
          title: 'A "title" & more',
          source: '=1+1 <b> & &amp;',
          target: "'già",
        },
        {
          path: 'b',
          kind: 'block',
          title: '',
          source: 'From {a}, {a} &lt;b> <b>x</b> <b>y\u000b</b> &amp; \u202f;\ufffe',
          target: '<b>due</b> {a}\nriga\u000bdue',
        },
        { path: 'c', kind: 'block', title: '', source: '<a1>one <b>two</b></a1>', target: '' },
      ],
    },
  ],
}

describe.each([
  ['CSV', writeCsv, readCsv],
  ['XLIFF', writeXliff, readXliff],
] as const)('%s', (_name, write, read) => {
  it('round-trips every document of the starter content', () => {
    expect(whole.documents.length).toBeGreaterThan(60)
    expect(read(write(whole))).toEqual(whole)
  })

  it('round-trips quotes, line breaks, placeholders, tags, control characters and lookalikes', () => {
    expect(read(write(odd))).toEqual(odd)
  })
})

it.each([
  ['semicolons', ';', '\r\n'],
  ['tabs', '\t', '\r\n'],
  ['semicolons and the line ends of older Excel on a Mac', ';', '\r'],
])('reads CSV with %s', (_name, mark, end) => {
  const [head = ''] = writeCsv(odd).split('\r\n')
  const row = [
    'page-a',
    'page',
    'b',
    'text',
    'Title',
    'One, two',
    'it',
    `"Uno, due; tre, quattro, cinque${mark} sei"`,
  ]
  const saved = [head.replaceAll(',', mark), row.join(mark), row.join(mark), ''].join(end)
  expect(readCsv(saved).documents[0]?.texts).toMatchObject(
    Array(2).fill({ path: 'b', source: 'One, two', target: `Uno, due; tre, quattro, cinque${mark} sei` }),
  )
})

it.each([
  ['', 'This file contains no texts.'],
  ['document,type\na,b\n', 'Line 2: the column “path” is missing'],
  [
    writeCsv(odd).replace(',it,', ',de,'),
    'Line 2: the column “language” is missing or has an invalid value.',
  ],
  [writeCsv(odd).replace(',it,', ',es,'), 'several languages'],
])('rejects CSV %# with a reason', (csv, reason) => expect(() => readCsv(csv)).toThrow(reason))

it.each([
  ['<xliff', 'isn’t an XLIFF file'],
  ['<html/>', 'isn’t an XLIFF file'],
  ['<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', 'XLIFF 2.1'],
  [writeXliff(odd).replace('trgLang="it"', 'trgLang="de"'), 'no language “de”'],
])('rejects XLIFF %# with a reason', (xliff, reason) => expect(() => readXliff(xliff)).toThrow(reason))

it('writes only finished translations as translated', () => {
  const source = { _id: 'a', _type: 'faq', question: 'Who?', answer: 'Ask the team & us.' }
  const record = (answer: string) => ({
    dismissed: null,
    units: [
      { path: 'question', text: 'Who?' },
      { path: 'answer', text: answer },
    ],
  })
  const written = (answer: string, before: string) => {
    const translation = { ...source, _id: 'a-it', question: 'Chi?', answer }
    const documents = [toFileDocument(source, translation, { record: record(before) })]
    const xliff = writeXliff({ locale: 'it', documents })
    const [, target] = readXliff(xliff).documents[0]?.texts.map((text) => text.target) ?? []
    return { states: [...xliff.matchAll(/state="(\w+)"/g)].map(([, state]) => state), xliff, target }
  }
  const finished = written('Chiedi a noi.', source.answer)
  expect(finished.states).toEqual(['translated', 'translated'])
  const outdated = written('Chiedi a noi.', 'Ask & wait.')
  expect(outdated).toMatchObject({ states: ['translated', 'initial'], target: 'Chiedi a noi.' })
  expect(outdated.xliff).toContain('<note>English before: Ask &amp; wait.</note>')
  const english = written(source.answer, source.answer)
  expect(english).toMatchObject({ states: ['translated', 'initial'], target: '' })
  expect(english.xliff.match(/<target/g)).toHaveLength(1)
})

it('writes placeholders and tags as inline elements with the same ids in source and target', () => {
  const xliff = writeXliff(odd)
  expect(xliff).toContain(
    '<target xml:space="preserve"><pc id="b-1" dispStart="&lt;b&gt;">due</pc> <ph id="a-1" disp="{a}"/>\nriga<cp hex="000b"/>due</target>',
  )
})

/** One unit of a file as a translation tool returns it. */
const unitOf = (parts: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" version="2.1" srcLang="en" trgLang="fr">
    <file id="page-a" original="page/page-a"><notes><note>About the file</note></notes><group id="g"><group id="h">
      <unit id="u1" name="a" type="tw:block">${parts}</unit>
    </group></group></file></xliff>`
const readUnit = (parts: string) => readXliff(unitOf(parts)).documents[0]?.texts[0]
const segment = (source: string, target: string | null, element = 'segment', attributes = '') =>
  `<${element}><source>${source}</source>${target === null ? '' : `<target ${attributes}>${target}</target>`}</${element}>`

it.each([
  ['the source’s space between segments', segment(' ', null, 'ignorable'), 'Compter. Décider.'],
  ['the translation’s space between segments', segment(' ', '\u00a0', 'ignorable'), 'Compter.\u00a0Décider.'],
  ['the source’s space where the tool left none', segment(' ', '', 'ignorable'), 'Compter. Décider.'],
  ['a space that a tool made a segment', segment(' ', null), 'Compter. Décider.'],
])('keeps %s', (_what, between, target) => {
  expect(readUnit(segment('Count.', 'Compter.') + between + segment('Decide.', 'Décider.'))).toEqual({
    path: 'a',
    kind: 'block',
    title: '',
    source: 'Count. Decide.',
    target,
  })
})

it('reads the segments of a unit alone, not a tool’s matches and notes', () => {
  const extras =
    '<mtc:matches><mtc:match ref="#1"><source>Count!</source><target>Comptez !</target></mtc:match></mtc:matches>' +
    '<notes><note>Body</note></notes>'
  expect(readUnit(extras + segment('Count.', 'Compter.'))).toMatchObject({
    title: 'Body',
    source: 'Count.',
    target: 'Compter.',
  })
})

it('reads neither comments nor indentation of a tool as text', () => {
  const target = '\n      Compter<!-- checked --><?tool id?>.\n    '
  expect(readUnit(segment('Count.', target))).toMatchObject({ source: 'Count.', target: 'Compter.' })
})

it('repeats a tag that the translator copied', () => {
  const bold = (text: string, attributes: string) => `<pc ${attributes}>${text}</pc>`
  const source = bold('Count', 'id="b-1" dispStart="&lt;b>"')
  const target = `${bold('Comptez', 'id="b-1"')} et ${bold('décidez', 'id="b-2" copyOf="b-1"')}`
  expect(readUnit(segment(source, target))).toMatchObject({ target: '<b>Comptez</b> et <b>décidez</b>' })
})

it.each(['fr', 'FR', 'fr-FR', 'fr_CA'])('reads %s as French', (tag) => {
  expect(readXliff(unitOf('').replace('trgLang="fr"', `trgLang="${tag}"`)).locale).toBe('fr')
})

it('puts the segments of a translation in the order that the tool gives', () => {
  const parts = [
    segment('If so, ', 's’il le faut.', 'segment', 'order="2"'),
    segment('count.', 'Comptez ', 'segment', 'order="1"'),
  ]
  expect(readUnit(parts.join(''))).toMatchObject({ source: 'If so, count.', target: 'Comptez s’il le faut.' })
})

it('joins a tag that was split at the end of a segment', () => {
  const split = (first: string, second: string) =>
    [`<sc id="b-1" disp="&lt;b>"/>${first}`, `${second}<ec startRef="b-1"/>`] as const
  const [english, french] = [split('Count. ', 'Decide.'), split('Compter. ', 'Décider.')]
  expect(readUnit(segment(english[0], french[0]) + segment(english[1], french[1]))).toMatchObject({
    source: '<b>Count. Decide.</b>',
    target: '<b>Compter. Décider.</b>',
  })
})

it.each([null, '', ' '])('knows that a unit is incomplete with %j in place of a segment', (missing) => {
  const parts = segment('Count.', 'Compter.') + segment(' ', null, 'ignorable') + segment('Decide.', missing)
  expect(readUnit(parts)).toMatchObject({ isIncomplete: true })
})

it('knows that a copy of the source that a tool started with is no translation', () => {
  const copy = segment('Decide.', 'Decide.').replace('<segment>', '<segment state="initial">')
  expect(readUnit(segment('Count.', 'Compter.') + copy)).toMatchObject({ isIncomplete: true })
  expect(readUnit(copy)).toMatchObject({ target: '' })
})

it('reads a unit without translated segments as not translated', () => {
  const parts = segment('Count.', null) + segment(' ', ' ', 'ignorable') + segment('Decide.', '')
  expect(readUnit(parts)).toEqual({
    path: 'a',
    kind: 'block',
    title: '',
    source: 'Count. Decide.',
    target: '',
  })
})
