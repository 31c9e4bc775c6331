import { expect, it } from 'vitest'
import { sourceRecord } from './documents/source-record.ts'
import { TranslationMemory } from './memory/translation-memory.ts'
import { needsReview, problemTexts, sideBySide } from './side-by-side-rows.ts'

const source = {
  _id: 'faq-a',
  _type: 'faq',
  _rev: 'r2',
  question: 'How long does it take?',
  answer: 'From {price}.',
}
const translation = { _id: 'faq-a-es', _type: 'faq', question: '¿Cuánto dura?', answer: 'Desde {price}.' }
const record = sourceRecord('faq-a-es', { ...source, _rev: 'r1' })
const of = (parts: Partial<Parameters<typeof sideBySide>[0]>) =>
  sideBySide({ source, translation, record, locale: 'es', ...parts })

it('finds nothing to review in an up-to-date translation', () => {
  const { rows, removed, isOutdated, hasStructureDiff } = of({})
  expect(rows.map(({ path, target }) => [path, target])).toEqual([
    ['question', '¿Cuánto dura?'],
    ['answer', 'Desde {price}.'],
  ])
  expect(rows.some(needsReview)).toBe(false)
  expect({ removed, isOutdated, hasStructureDiff }).toEqual({
    removed: [],
    isOutdated: false,
    hasStructureDiff: false,
  })
})

it('names the text that an error of the draft is about', () => {
  const problems = [
    { path: ['question'], message: 'This field is required.' },
    { path: ['question', 'current'], message: 'This field is required.' },
    { path: ['questions'], message: 'Add items: at least 1 needed.' },
    { path: [], message: 'Publish the linked document first.' },
  ]
  expect(problemTexts(of({}).rows, problems)).toEqual([
    'Question: This field is required.',
    'Add items: at least 1 needed.',
    'Publish the linked document first.',
  ])
})

it('returns the previous English text', () => {
  const changed = of({ source: Object.assign({}, source, { answer: 'From {price} on.' }) })
  expect(changed.isOutdated).toBe(true)
  expect(changed.rows.map(({ before }) => before)).toEqual([null, 'From {price}.'])
  expect(changed.rows.map(needsReview)).toEqual([false, true])
})

it('reports texts that are new in English, removed, or not in the translation yet', () => {
  const { answer, ...short } = source
  const grown = of({
    translation: { _id: 'faq-a-es', _type: 'faq', question: '¿Cuánto dura?' },
    record: sourceRecord('faq-a-es', short),
  })
  expect(grown.rows[1]).toMatchObject({ path: 'answer', target: null, isNew: true })
  expect(grown.hasStructureDiff).toBe(true)
  const shrunk = of({ source: short })
  expect(shrunk.removed).toEqual([{ path: 'answer', before: answer, after: null }])
  expect(shrunk.extra).toEqual([translation.answer])
  expect(grown.extra).toEqual([])
  expect(shrunk.hasStructureDiff).toBe(true)
})

it('treats an empty text as present', () => {
  const { rows, hasStructureDiff } = of({ translation: { ...translation, answer: '' } })
  expect(rows[1]).toMatchObject({ path: 'answer', target: '', findings: [{ check: 'empty' }] })
  expect(hasStructureDiff).toBe(false)
})

it('treats an emptied paragraph as present, and ignores one that is empty in English', () => {
  const insight = (_id: string, ...texts: string[]) => ({
    _id,
    _type: 'insight',
    body: texts.map((text, index) => ({
      _key: `${index}`,
      _type: 'block',
      children: [{ _type: 'span', _key: 's', text }],
    })),
  })
  const [source, translation] = [insight('a', 'Count.', ''), insight('a-es', '', '')]
  const { rows, hasStructureDiff } = of({ source, translation, record: null })
  expect(rows).toMatchObject([{ path: 'body[_key=="0"]', target: '' }])
  expect(hasStructureDiff).toBe(false)
})

it('reports a list in another order', () => {
  const page = (_id: string, keys: string) => ({
    _id,
    _type: 'page',
    sections: [...keys].map((_key) => ({ _key, _type: 'hero', heading: _key })),
  })
  const builtAs = (keys: string) =>
    of({
      source: Object.assign(page('a', 'ab'), { _rev: 'r1' }),
      translation: page('a-es', keys),
      record: null,
    })
  expect(builtAs('ba').hasStructureDiff).toBe(true)
  expect(builtAs('ab').hasStructureDiff).toBe(false)
})

it('reports a reference to an English document whose translation is published', () => {
  const page = (_id: string, _ref: string) => ({
    _id,
    _type: 'page',
    sections: [{ _key: 'a', _type: 'faqList', faqs: [{ _key: 'f', _type: 'reference', _ref }] }],
  })
  const hasDiff = (_ref: string, translations: [string, string][]) =>
    of({
      source: page('a', 'faq-a'),
      translation: page('a-es', _ref),
      record: null,
      translations: new Map(translations),
    }).hasStructureDiff
  expect(hasDiff('faq-a', [['faq-a', 'faq-a-es']])).toBe(true)
  expect(hasDiff('faq-a-es', [['faq-a', 'faq-a-es']])).toBe(false)
  expect(hasDiff('faq-a', [])).toBe(false)
})

it('omits findings that were marked as correct', () => {
  const odd = Object.assign({}, translation, { answer: 'Desde {price}' })
  expect(of({ translation: odd }).rows[1]?.findings.map(({ check }) => check)).toEqual(['ending'])
  const dismissed = { ...record, dismissed: ['answer ending', 'question ending'] }
  expect(of({ translation: odd, record: dismissed }).rows[1]?.findings).toEqual([])
})

it('compares with other documents and with its own current texts, but not with its published version', () => {
  const remembered = (document: string, target: string) => ({
    source: source.question,
    target,
    document,
    path: 'question',
    where: document,
  })
  const memory = new TranslationMemory([
    remembered('faq-a-es', '¿Cuánto tarda?'),
    remembered('faq-b-es', '¿Cuánto lleva?'),
  ])
  for (const _id of ['drafts.faq-a-es', 'versions.r1.faq-a-es']) {
    const [question] = of({ memory, translation: { ...translation, _id } }).rows
    expect(question?.findings.map(({ reason }) => reason)).toEqual([
      'The same English text is translated as “¿Cuánto lleva?” in: faq-b-es.',
    ])
  }
  const entries = (first: string, second: string) => [
    { _key: 'a', _type: 'uiString', key: 'a', value: first },
    { _key: 'b', _type: 'uiString', key: 'b', value: second },
  ]
  const words = { _id: 'ui', _type: 'uiStrings', _rev: 'r1' }
  const { rows } = of({
    source: Object.assign({}, words, { entries: entries('Send it', 'Send it') }),
    translation: Object.assign({}, words, { entries: entries('Enviar', 'Mandar') }),
    record: null,
  })
  expect(rows.map(({ findings }) => findings.map(({ check }) => check))).toEqual([
    ['otherwise'],
    ['otherwise'],
  ])
})

it('reports an interface text that the site could not show', () => {
  const strings = (value: string) =>
    Object.assign(
      { _id: 'ui', _type: 'uiStrings', _rev: 'r1' },
      { entries: [{ _key: 'a', key: 'a', value }] },
    )
  const { rows } = of({
    source: strings('Updated: {date}'),
    translation: strings('Bijgewerkt: <b>{date}</b>'),
    record: null,
  })
  expect(rows[0]?.findings).toMatchObject([{ check: 'message', reason: expect.stringContaining('the key') }])
})
