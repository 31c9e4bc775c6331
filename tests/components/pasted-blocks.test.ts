import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { leftOutMessage, pastedBlocks } from '../../studio/paste/pasted-blocks.ts'
import { pathsOf, withLinks } from '../../studio/paste/with-links.ts'

const site = 'https://www.site.example'

/** HTML as a word processor writes it: its own classes, a level-one heading, a table, an image, all kinds of links. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1>The second Monday</h1>
<p class="MsoNormal">Read <a href="${site}/about#team">who we are</a>, <a href="http://other.example/x">this</a>
and <a href="#_Toc1">above</a>, <b>now</b>.<o:p></o:p></p>
<h4>Detail</h4>
<ul><li>One</li><li>Two</li></ul>
<p><img src="file:///C:/a.png"></p>
<table><tr><td>Hours</td><td>20</td></tr><tr><td>Cost</td><td>900</td></tr></table></body></html>`

beforeAll(() => {
  const { window } = new JSDOM('')
  for (const name of ['DOMParser', 'Node', 'document', 'Element'] as const) vi.stubGlobal(name, window[name])
})
afterAll(() => vi.unstubAllGlobals())

/** A block of text in the paste's schema. */
type TextBlock = {
  style: string
  listItem?: string
  markDefs: object[]
  children: { text: string; marks: string[] }[]
}

const textBlock = (block: unknown) => block as TextBlock

it('keeps headings, lists, emphasis and tables', () => {
  const { blocks, leftOut } = pastedBlocks(word)
  const lines = blocks.slice(0, -1).map((block) => {
    const { style, listItem, children } = textBlock(block)
    return [listItem ?? style, children.map(({ text }) => text).join('')]
  })
  expect(lines).toEqual([
    ['h2', 'The second Monday'],
    ['normal', expect.stringMatching(/^Read who we are, this\s+and above, now\.$/)],
    ['h3', 'Detail'],
    ['bullet', 'One'],
    ['bullet', 'Two'],
  ])
  expect(blocks.at(-1)).toMatchObject({
    _type: 'dataTable',
    caption: '',
    columns: ['Hours', '20'],
    rows: [{ _type: 'tableRow', cells: ['Cost', '900'] }],
  })
  expect(leftOut).toEqual({ images: 1, tables: 0 })
})

const linesOf = (html: string) =>
  pastedBlocks(html).blocks.map((block) =>
    textBlock(block)
      .children.map(({ text }) => text)
      .join('')
      .trim(),
  )

it.each([
  ['<div>The numbers are in.</div><div>We saved <b>ten</b> hours.</div>'],
  ['<div>The numbers are in.<div>We saved <b>ten</b> hours.</div></div>'],
  ['<section>The numbers are in.<p>We saved <b>ten</b> hours.</p></section>'],
  ['<div><div>The numbers are in.</div><div><br></div><span>We saved <b>ten</b> hours.</span></div>'],
  ['<ul><li><div>The numbers are in.</div></li><li>We saved <b>ten</b> hours.</li></ul>'],
  ['<b><div>The numbers are in.</div><div>We saved <b>ten</b> hours.</div></b>'],
  ['<details><summary>The numbers are in.</summary>We saved <b>ten</b> hours.</details>'],
  ['<fieldset><legend>The numbers are in.</legend>We saved <b>ten</b> hours.</fieldset>'],
  ['<span style="display: block">The numbers are in.</span>We saved <b>ten</b> hours.'],
  [
    '<div role="row"><span role="cell">The numbers are in.</span><span role="cell">We saved <b>ten</b> hours.</span></div>',
  ],
  ['<p>The numbers are in.</p><p>\u200b</p><p>We saved <b>ten</b> hours.</p>'],
  ['The numbers are in.<hr>We saved <b>ten</b> hours.'],
])('makes a paragraph of each block of %s', (html) => {
  expect(linesOf(html)).toEqual(['The numbers are in.', 'We saved ten hours.'])
})

it.each([['<li><p>One</p><p>more</p></li>'], ['<li>One<p>more</p></li>'], ['<li><h3>One</h3>more</li>']])(
  'makes a line of each paragraph of %s',
  (item) => {
    expect(linesOf(`<ul>${item}</ul>`)).toEqual(['One\nmore'])
  },
)

it('nests a list of Google Docs, which is next to its item', () => {
  const { blocks } = pastedBlocks('<ul><li>One</li><ul><li>Inner</li></ul></ul>')
  expect(blocks).toMatchObject([{ level: 1 }, { level: 2 }])
})

it.each([
  ['text', '<ul><li>One</li>more<li>Two</li></ul>'],
  ['a link', '<ul><li>One</li><a href="https://other.example/r">more</a><li>Two</li></ul>'],
  ['a paragraph', '<ol><p>One</p><li>more</li><div>Two</div></ol>'],
])('makes an item of %s that a list has without one', (_what, html) => {
  expect(linesOf(html)).toEqual(['One', 'more', 'Two'])
})

it('takes a table with its caption, and fills rows that end early', () => {
  const html =
    '<table><caption>A week</caption><tr><th>Day<th>Hours<th>Who</tr><tr><td>Monday<td colspan=2>4</tr><tr><td>Tuesday</tr></table>'
  expect(pastedBlocks(html).blocks).toMatchObject([
    {
      caption: 'A week',
      columns: ['Day', 'Hours', 'Who'],
      rows: [{ cells: ['Monday', '4', ''] }, { cells: ['Tuesday', '', ''] }],
    },
  ])
})

it.each([
  ['a long cell', `<tr><td>One<td>Two</tr><tr><td>${'x'.repeat(161)}<td>y</tr>`],
  ['too many columns', `<tr>${'<td>One'.repeat(7)}</tr><tr>${'<td>Two'.repeat(7)}</tr>`],
  ['one row', '<tr><td>One<td>Two</tr>'],
])('makes lines of a table with %s', (_what, rows) => {
  expect(pastedBlocks(`<table>${rows}</table>`)).toMatchObject({ leftOut: { tables: 1 } })
})

it.each(['<ul><li>Before{table}</li></ul>', '<pre>Before{table}</pre>'])(
  'makes lines of a table in %s',
  (html) => {
    const table = '<table><tr><th>Day<th>Hours</tr><tr><td>Monday<td>4</tr></table>'
    const { blocks, leftOut } = pastedBlocks(html.replace('{table}', table))
    expect(leftOut.tables).toBe(1)
    expect(JSON.stringify(blocks)).toMatch(/Before.*Day · Hours.*Monday · 4/)
  },
)

it('separates the words in a cell of a table', () => {
  expect(
    linesOf('<table><tr><td><p>Two hours</p><p>by hand</p></td><td>One<br>click</td></tr></table>'),
  ).toEqual(['Two hours by hand · One click'])
})

/** The blocks of a paste as markup: `h2: text`, with links as `[text](href)`. */
const markupOf = (html: string) =>
  pastedBlocks(html).blocks.map((block) => {
    const { style, listItem, children, markDefs } = textBlock(block)
    const hrefs = new Map(markDefs.map((mark) => [Reflect.get(mark, '_key'), Reflect.get(mark, 'href')]))
    const texts = children.map(({ text, marks }) => {
      const href = marks.map((mark) => hrefs.get(mark)).find(Boolean)
      return href ? `[${text}](${href})` : marks.includes('strong') ? `*${text}*` : text
    })
    return `${listItem ?? style}: ${texts.join('')}`
  })

it('keeps links and emphasis in the cells of a table, and its caption', () => {
  const cells =
    '<td> <p>Two hours</p>\n<p>by <b>hand</b></p> </td>\n<td>See <a href="https://other.example/r">the report</a></td><td></td>'
  const html = `<table><caption>Before</caption><tbody><tr>${cells}</tr></tbody></table><p>After.</p>`
  expect(markupOf(html)).toEqual([
    'normal: Before',
    'normal: Two hours by *hand* · See [the report](https://other.example/r) ·',
    'normal: After.',
  ])
  expect(pastedBlocks(html).leftOut.tables).toBe(1)
})

const newsletter = [
  '<h1>March</h1><p>Hello,</p><p>here is <a href="https://other.example/r">the report</a>.</p>',
  '<ul><li>One</li><li>Two</li></ul>',
]
it.each([
  [
    'marked as such',
    `<table role="presentation"><tr><td>${newsletter.join('</td><td>')}</td></tr></table>`,
    0,
  ],
  ['with one column', `<table><tr><td>${newsletter.join('</td></tr><tr><td>')}</td></tr></table>`, 0],
  [
    'that contains tables',
    `<table><tr><td><table><tr><td>${newsletter.join('</td></tr><tr><td>')}</td></tr></table></td><td></td></tr></table>`,
    0,
  ],
  ['of data with headings and lists', `<table><tr><td>${newsletter.join('</td><td>')}</td></tr></table>`, 1],
])('unwraps a table %s', (_what, html, tables) => {
  expect(markupOf(html)).toEqual([
    'h2: March',
    'normal: Hello,',
    'normal: here is [the report](https://other.example/r).',
    'bullet: One',
    'bullet: Two',
  ])
  expect(pastedBlocks(html).leftOut.tables).toBe(tables)
})

it('converts a table of data inside of one that lays out a page', () => {
  const data = '<table><tr><td>Hours</td><td>20</td></tr></table>'
  const html = `<table><tr><td>Look:${data}</td></tr></table>`
  expect(linesOf(html)).toEqual(['Look:', 'Hours · 20'])
  expect(pastedBlocks(html).leftOut.tables).toBe(1)
})

it('uses no styles but those of our rich text', () => {
  expect(
    markupOf(
      '<blockquote><p>Count.</p><p>Decide.</p></blockquote><p role="heading" aria-level="1">March</p>',
    ),
  ).toEqual(['normal: Count.', 'normal: Decide.', 'h2: March'])
})

it('leaves out hidden text, page headers and the code of fields', () => {
  const hidden = `<span style='display:none;mso-hide:all'>Secret</span><p hidden>Secret</p>`
  const header = `<div style='mso-element:header'><p>Confidential</p></div>`
  const field = `<span style='mso-element:field-begin'></span> HYPERLINK "x" <span style='mso-element:field-separator'></span>hours<span style='mso-element:field-end'></span>`
  expect(linesOf(`${header}<p>We saved ten ${field}.${hidden}</p>`)).toEqual(['We saved ten hours.'])
})

it('leaves out comments and deleted text', () => {
  const comment = `<a class=msocomanchor href="#_msocom_1">[JD1]</a>`
  const list = `<div style='mso-element:comment-list'><div style='mso-element:comment'><p>Is this true?</p></div></div>`
  const balloon = `<div class=msocomtxt><p>Is this true?</p></div>`
  const docs = `<sup><a href="#cmnt1">[a]</a></sup>`
  const docsList = `<div><p><a href="#cmnt_ref1">[a]</a><span>Is this true?</span></p></div>`
  expect(
    linesOf(`<p>We saved <del>nine</del>ten hours.${comment}${docs}</p>${list}${balloon}${docsList}`),
  ).toEqual(['We saved ten hours.'])
})

it('converts links to the schema’s, and invalid ones to plain text', () => {
  const { blocks } = pastedBlocks(word)
  expect(pathsOf(blocks, site)).toEqual(['/about'])
  const linked = withLinks(blocks, site, new Map([['/about', 'page-about']]))
  expect(linked.lost).toBe(1)
  const text = textBlock(linked.blocks[1])
  expect(text.markDefs).toMatchObject([
    { _type: 'link', kind: 'page', target: { _ref: 'page-about' }, anchor: 'team' },
    { _type: 'link', kind: 'url', url: 'https://other.example/x' },
  ])
  expect(text.children.find((child) => child.text.includes('above'))?.marks).toEqual([])
  expect(text.children.find((child) => child.text === 'now')?.marks).toEqual(['strong'])
})

it('lists what was left out or converted', () => {
  expect(leftOutMessage({ images: 0, tables: 0 }, 0)).toBeNull()
  expect(leftOutMessage({ images: 2, tables: 1 }, 1)).toMatch(
    /2 images were left out.*A table was converted.*A broken link was converted/,
  )
})
