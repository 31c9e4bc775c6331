import { expect, it } from 'vitest'
import { patchFor, planDocument } from './plan-import.ts'
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

it('finds what a file changes, and nothing in what is empty or the same', () => {
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

it.each([
  [{ title: 'Tel eerst' }, '{hours} must be as in English.'],
  [{ 'body[_key=="k"]': 'Vraag het ons.' }, '<a1> must be as in English.'],
  [{ 'body[_key=="k"]': '<a1>Vraag <b>het</a1></b>' }, '</a1> does not close what was opened last.'],
  [{ slug: 'Eerst tellen' }, 'An address is lower-case letters, digits and hyphens.'],
])('refuses %j', (targets, reason) => {
  expect(planDocument(changed(targets as Record<string, string>), source, base)).toMatchObject({
    changes: [],
    rejections: [{ reason }],
  })
})

it('refuses what was translated from another text, and what has no place', () => {
  const [title] = changed({ title: 'Tel eerst {hours}' })
  if (!title) throw new Error('The document has a title.')
  const reasons = (text: typeof title, document = source, translation = base) =>
    planDocument([text], document, translation).rejections.map(({ reason }) => reason)
  expect(reasons({ ...title, source: 'Count first' })).toEqual([
    'The English text was changed after the file was written.',
  ])
  expect(reasons({ ...title, path: 'breadcrumb' })).toEqual(['English does not have this text any more.'])
  const { summary, ...short } = base
  const [text] = texts.filter(({ path }) => path === 'summary')
  expect(reasons({ ...(text ?? title), target: `${summary}!` }, source, short as typeof base)).toEqual([
    'The translation has no place for it. Open it and take over how English is built.',
  ])
})
