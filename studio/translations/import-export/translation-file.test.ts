// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { compileSeed } from '../../seed/documents.ts'
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
          source: 'From {a}, {a} &lt;b> <b>x</b> <b>y</b> &amp; \u202f;',
          target: '<b>due</b> {a}\nriga',
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

  it('round-trips quotes, line breaks, placeholders, tags and lookalikes', () => {
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

it('writes placeholders and tags as inline elements with the same ids in source and target', () => {
  const xliff = writeXliff(odd)
  expect(xliff).toContain(
    '<target xml:space="preserve"><pc id="b-1" dispStart="&lt;b&gt;">due</pc> <ph id="a-1" disp="{a}"/>\nriga</target>',
  )
})
