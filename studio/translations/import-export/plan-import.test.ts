import { expect, it } from 'vitest'
import { patchFor, planDocument, recheckPlan } from './plan-import.ts'
import { toFileDocument } from './translation-file.ts'

const block = (text: string, link = false) => ({
  _key: 'k',
  _type: 'block',
  children: [{ _type: 'span', _key: 's', text, marks: link ? ['l1'] : [] }],
  markDefs: link ? [{ _key: 'l1', _type: 'link' }] : [],
})
const source = {
  _id: 'insight-a',
  _type: 'insight',
  title: 'Count {hours} first',
  slug: { _type: 'slug', current: 'count-first' },
  summary: 'Then decide.',
  body: [block('Ask us.', true)],
}
const base = { ...source, _id: 'drafts.insight-a-nl' }
const texts = toFileDocument(source, base).texts
const changed = (targets: Record<string, string>) =>
  texts.map((text) => ({ ...text, target: targets[text.path] ?? text.target }))

it('lists the changes of a file, and ignores empty and unchanged texts', () => {
  const { changes, rejections } = planDocument(
    changed({ title: 'Tel eerst {hours}', summary: ' ', 'body[_key=="k"]': '<a1>Vraag het ons.</a1>' }),
    source,
    base,
  )
  expect(rejections).toEqual([])
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['Count {hours} first', 'Tel eerst {hours}'],
    ['<a1>Ask us.</a1>', '<a1>Vraag het ons.</a1>'],
  ])
  expect(patchFor(base, changes)).toMatchObject({
    title: 'Tel eerst {hours}',
    'body[_key=="k"]': { children: [{ text: 'Vraag het ons.', marks: ['l1'] }] },
  })
})

it('fills a text that a translator has emptied', () => {
  const emptied = { ...base, summary: '', body: [block('', true)] }
  const targets = { summary: 'Beslis dan.', 'body[_key=="k"]': '<a1>Vraag het ons.</a1>' }
  const { changes, rejections } = planDocument(changed(targets), source, emptied)
  expect(rejections).toEqual([])
  expect(patchFor(emptied, changes)).toMatchObject({
    summary: 'Beslis dan.',
    'body[_key=="k"]': { children: [{ text: 'Vraag het ons.' }] },
  })
  expect(recheckPlan(changes, emptied).changes).toEqual(changes)
})

it.each([
  [{ title: 'Tel eerst' }, '{hours} must be the same as in English.'],
  [{ 'body[_key=="k"]': 'Vraag het ons.' }, '<a1> must be the same as in English.'],
  [{ 'body[_key=="k"]': '<a1>Vraag <b>het</a1></b>' }, '</a1> doesn’t close the tag that was opened last.'],
  [{ summary: 'Beslis dan, caf\ufffd.' }, expect.stringContaining('Letters were lost')],
  [{ summary: 'Beslis dan, geautomatis?erd.' }, expect.stringContaining('Letters were lost')],
  [{ summary: 'Beslis dan, cafÃ©.' }, expect.stringContaining('Letters were lost')],
  [{ summary: 'Beslis â€“ dan.' }, expect.stringContaining('Letters were lost')],
  [{ slug: 'Eerst tellen' }, 'A URL may contain only lower-case letters, digits and hyphens.'],
])('rejects %j', (targets, reason) => {
  expect(planDocument(changed(targets as Record<string, string>), source, base)).toMatchObject({
    changes: [],
    rejections: [{ reason }],
  })
})

it('rejects a text of which only a part is translated', () => {
  const [title] = changed({ title: 'Tel eerst {hours}' })
  if (!title) throw new Error('The document has a title.')
  expect(planDocument([{ ...title, isIncomplete: true }], source, base)).toMatchObject({
    changes: [],
    rejections: [{ reason: expect.stringContaining('Only some of its segments are translated') }],
  })
})

it('rejects an interface text that the site could not show', () => {
  const strings = (value: string) => ({
    _id: 'ui',
    _type: 'uiStrings',
    entries: [{ _key: 'a', key: 'a', value }],
  })
  const [text] = toFileDocument(strings('On {date}'), null).texts
  if (!text) throw new Error('The document has a text.')
  const target = 'Op <b>{date}</b>'
  expect(planDocument([{ ...text, target }], strings('On {date}'), strings('On {date}'))).toMatchObject({
    changes: [],
    rejections: [{ reason: expect.stringContaining('Leave out tags') }],
  })
})

it('compares the placeholders of an interface text, not the words of its plural forms', () => {
  const strings = (value: string) => ({
    _id: 'ui',
    _type: 'uiStrings',
    entries: [{ _key: 'a', key: 'a', value }],
  })
  const english = strings('{count, plural, one {question} other {questions}}')
  const [text] = toFileDocument(english, null).texts
  if (!text) throw new Error('The document has a text.')
  const plan = (target: string) => planDocument([{ ...text, target }], english, english)
  expect(plan('{count, plural, one {domanda} other {domande}}').rejections).toEqual([])
  expect(plan('{total, plural, one {domanda} other {domande}}').rejections).toMatchObject([
    { reason: expect.stringContaining('{count} is missing') },
  ])
})

it('names the field of a rejected text in words', () => {
  const { rejections } = planDocument(changed({ 'body[_key=="k"]': 'Vraag het ons.' }), source, base)
  expect(rejections.map(({ field }) => field)).toEqual(['Text (“Ask us.”)'])
})

it('rejects a text whose English changed, was removed, or isn’t in the translation yet', () => {
  const [title] = changed({ title: 'Tel eerst {hours}' })
  if (!title) throw new Error('The document has a title.')
  const reasons = (text: typeof title, document = source, translation = base) =>
    planDocument([text], document, translation).rejections.map(({ reason }) => reason)
  expect(reasons({ ...title, source: 'Count first' })).toEqual([
    'The English text has changed since the file was exported.',
  ])
  expect(reasons({ ...title, path: 'breadcrumb' })).toEqual(['This text no longer exists in English.'])
  const { summary, ...short } = base
  const [text] = texts.filter(({ path }) => path === 'summary')
  expect(reasons({ ...(text ?? title), target: `${summary}!` }, source, short as typeof base)).toEqual([
    'This text isn’t in the translation yet. Open the translation and select “Update sections and lists from English”.',
  ])
})
