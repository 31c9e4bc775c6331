import { expect, it } from 'vitest'
import { unitsOf } from './units.ts'
import { mergeTranslation, textPatch, valueAt } from './write-units.ts'

const span = (text: string, marks: string[] = []) => ({ _type: 'span', _key: 's', text, marks })
const block = (key: string, children: object[], links: string[] = []) => ({
  _key: key,
  _type: 'block',
  children,
  markDefs: links.map((_key) => ({ _key, _type: 'link' })),
})
const english = {
  _id: 'a',
  _type: 'insight',
  title: 'Count first',
  slug: { _type: 'slug', current: 'count-first' },
  body: [
    block('n', [span('New.')]),
    block('k', [span('Ask '), span('us', ['l1'])], ['l1']),
    block('m', [span('Changed '), span('link', ['l2'])], ['l2']),
  ],
}
const dutch = {
  _id: 'a-nl',
  _type: 'insight',
  title: 'Eerst tellen',
  slug: { _type: 'slug', current: 'eerst-tellen' },
  body: [
    block('k', [span('Vraag '), span('ons', ['l1'])], ['l1']),
    block('m', [span('Zonder link')]),
    block('g', [span('Weg.')]),
  ],
}

it('creates patches for a text, a slug and a block with a link', () => {
  const [title, slug, , second] = unitsOf(english)
  if (!title || !slug || !second) throw new Error('The document has these texts.')
  expect(textPatch(english, title, 'Eerst')).toEqual({ set: { title: 'Eerst' } })
  expect(textPatch(english, slug, 'eerst')).toEqual({ set: { slug: { _type: 'slug', current: 'eerst' } } })
  expect(textPatch(english, second, 'Vraag <a1>ons</a1>')).toMatchObject({
    set: {
      'body[_key=="k"]': {
        children: [{ text: 'Vraag ' }, { text: 'ons', marks: ['l1'] }],
        markDefs: [{ _key: 'l1' }],
      },
    },
  })
  expect(() => textPatch(english, second, 'Vraag ons')).toThrow('The link <a1> is missing.')
  expect(() => textPatch({ _id: 'b', _type: 'insight' }, second, 'Vraag')).toThrow(
    'isn’t in the translation yet',
  )
})

it('takes the structure from English and keeps translated texts', () => {
  const result = mergeTranslation({ ...english, _id: 'drafts.a-nl' }, dutch)
  expect(result).toMatchObject({
    _id: 'drafts.a-nl',
    title: 'Eerst tellen',
    slug: { current: 'eerst-tellen' },
  })
  expect(unitsOf(result).map(({ text }) => text)).toEqual([
    'Eerst tellen',
    'eerst-tellen',
    'New.',
    'Vraag <a1>ons</a1>',
    'Zonder link',
  ])
  expect(english.title).toBe('Count first')
})

it('keeps what is decided for each language', () => {
  const page = (more: object, ...sections: object[]) => ({ _id: 'a', _type: 'page', sections, ...more })
  const source = page(
    { seo: { canonical: 'https://t.example/a' } },
    { _key: 'new', hidden: true },
    { _key: 'shown', hidden: true },
    { _key: 'hidden' },
  )
  const own = page(
    { breadcrumb: 'Conseil', hideOffer: true, seo: { title: 'Conseil', noindex: true } },
    { _key: 'hidden', hidden: true },
    { _key: 'shown' },
  )
  expect(mergeTranslation(source, own)).toEqual(
    page(
      { breadcrumb: 'Conseil', hideOffer: true, seo: { title: 'Conseil', noindex: true } },
      { _key: 'new', hidden: true },
      { _key: 'shown' },
      { _key: 'hidden', hidden: true },
    ),
  )
  expect(mergeTranslation(own, page({}))).toEqual(
    page({ breadcrumb: 'Conseil', seo: { title: 'Conseil' } }, ...own.sections),
  )
})

it('returns the value at a path', () => {
  expect(valueAt(english, ['body', { _key: 'k' }, 'markDefs', 0, '_key'])).toBe('l1')
  expect(valueAt(english, ['body', { _key: 'x' }, 'text'])).toBeUndefined()
})
