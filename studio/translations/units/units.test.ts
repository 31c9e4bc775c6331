import { expect, it } from 'vitest'
import { unitsOf } from './units.ts'

it('returns the limits that the form counts up to', () => {
  const insight = { _type: 'insight', title: 'A', seo: { title: 'B', description: 'C' } }
  expect(unitsOf(insight).map(({ text, limit }) => [text, limit])).toEqual([
    ['A', 70],
    ['B', 60],
    ['C', 160],
  ])
})

it('omits empty paragraphs', () => {
  const paragraph = (_key: string, ...texts: string[]) => ({
    _key,
    _type: 'block',
    children: texts.map((text) => ({ _type: 'span', _key: 's', text })),
  })
  const insight = { _type: 'insight', body: [paragraph('a', '', ' '), paragraph('b', '', 'Text')] }
  expect(unitsOf(insight).map(({ text }) => text)).toEqual(['Text'])
})

it('returns exactly the translatable texts, in form order', () => {
  const page = {
    _type: 'page',
    _id: 'page-a',
    language: 'en-UK',
    title: 'About',
    slug: { _type: 'slug', current: 'about' },
    sections: [
      {
        _key: 'h',
        _type: 'hero',
        size: 'page',
        heading: 'Who we are',
        anchor: 'top',
        actions: [
          {
            _key: 'x',
            label: 'Write',
            variant: 'primary',
            link: { _type: 'link', kind: 'email', email: 'a@b.example' },
          },
        ],
      },
      {
        _key: 'r',
        _type: 'richTextSection',
        body: [
          {
            _key: 'b',
            _type: 'block',
            children: [{ _type: 'span', _key: 's', text: 'Once', marks: ['strong'] }],
            markDefs: [],
          },
          {
            _key: 't',
            _type: 'dataTable',
            caption: 'Hours',
            columns: ['A'],
            rows: [{ _key: '1', cells: ['One'] }],
          },
          {
            _key: 'c',
            _type: 'action',
            label: 'Read on',
            variant: 'link',
            link: { kind: 'anchor', anchor: 'x' },
          },
          { _key: 'd', _type: 'fileDownload', title: 'Prices', file: { asset: { _ref: 'file-a-pdf' } } },
          {
            _key: 'e',
            _type: 'uploadedVideo',
            title: 'One order',
            captionsLanguage: 'en-UK',
            poster: { alt: 'A list' },
            transcript: 'An order comes in.',
          },
        ],
      },
    ],
    seo: { _type: 'seo', title: 'About us', noindex: false },
  }
  expect(unitsOf(page).map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'About'],
    ['slug', 'about'],
    ['text', 'Who we are'],
    ['text', 'Write'],
    ['block', '<b>Once</b>'],
    ['text', 'Hours'],
    ['text', 'A'],
    ['text', 'One'],
    ['text', 'Read on'],
    ['text', 'Prices'],
    ['text', 'One order'],
    ['text', 'A list'],
    ['text', 'An order comes in.'],
    ['text', 'About us'],
  ])
  expect(unitsOf(page).map(({ title }) => title)).toContain('Hero · Heading')
  const strings = { _type: 'uiStrings', entries: [{ _key: 'a', key: 'shell.home', value: 'Home' }] }
  expect(unitsOf(strings)).toMatchObject([{ title: expect.stringMatching(/^shell\.home · /), text: 'Home' }])
})
