import { expect, it } from 'vitest'
import { StaticHtml } from '../ui/static-html.tsx'
import { staticComponent, withoutStaticRows } from './flight.ts'

type Rows = Record<string, unknown>

const text = 'Ein „Wort“ <b>&'
const code = (name: string) => `I[1,["/a.js"],"${name}"]`

/** A page as Next.js writes it, of rows by their ids; those that are texts are written as they are. */
function page(rows: Rows): string {
  const flight = Object.entries(rows).map(([id, row]) => {
    if (id === 'text') return `f0:T${Buffer.byteLength(text).toString(16)},${text}`
    return `${id}:${typeof row === 'string' ? row : JSON.stringify(row)}\n`
  })
  const script = JSON.stringify([1, flight.join('')]).replaceAll('<', '\\u003c')
  return `<p>Words</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${script})</script>`
}

/** What React is told by it. */
function told(html: string): string {
  const [, json = '""'] = /push\(\[1,("(?:[^"\\]|\\.)*")\]\)/.exec(html) ?? []
  return JSON.parse(json)
}

const section = (children: unknown) => ['$', '$L2', null, { as: 'section', name: 'a', id: 'x', children }]

it('knows the component by its name', () => {
  expect(StaticHtml.name).toBe(staticComponent)
})

it('leaves out what stands in the HTML, with all rows that nothing else needs', () => {
  const rows = {
    '2': code(staticComponent),
    text: '',
    '0': { tree: ['$', 'main', null, { children: ['$L3', '$L4'] }] },
    '3': section([['$', 'p', null, { children: '$f0' }], '$L5', '$L6']),
    '4': ['$', 'p', null, { children: '$L6' }],
    '5': ['$', 'p', null, { children: 'only here' }],
    '6': ['$', 'p', null, { children: 'needed twice' }],
  }
  const html = withoutStaticRows(page(rows))
  expect(html).toMatch(/^<p>Words<\/p><script>\(self/)
  const flight = told(html)
  expect(flight).not.toContain(text)
  expect(flight).not.toContain('only here')
  expect(flight).toContain('needed twice')
  expect(flight).toMatch(
    /3:\["\$","\$L2",null,\{"as":"section","name":"a","id":"x","children":null,"kept":"[\w-]{8}"\}\]\n/,
  )
  expect(flight).toContain('0:{"tree":["$","main",null,{"children":["$L3","$L4"]}]}\n')
})

it('leaves in what a component of the browser lives in, however deep', () => {
  const rows = {
    '2': code(staticComponent),
    '7': code('Calculator'),
    '0': ['$L3'],
    '3': section(['$L5', 'beside it']),
    '5': ['$', 'div', null, { children: ['$', '$L7', null, {}] }],
  }
  expect(told(withoutStaticRows(page(rows)))).toBe(told(page(rows)))
})

it('leaves in what another row refers to in part', () => {
  const rows = {
    '2': code(staticComponent),
    '0': ['$L3', ['$', 'p', null, { style: '$3:props:children:props' }], ['$', 'p', null, { a: '$5:props' }]],
    '3': section(['$', 'p', null, { lang: 'fr' }]),
    '8': section('$L5'),
    '5': ['$', 'p', null, { lang: 'es' }],
  }
  expect(told(withoutStaticRows(page(rows)))).toBe(told(page(rows)))
})

it('leaves structured data to the HTML', () => {
  const rows = {
    text: '',
    '0': ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '$f0' } }],
  }
  const flight = told(withoutStaticRows(page(rows)))
  expect(flight).toBe(
    '0:["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":""}}]\n',
  )
})

it('keeps texts of several bytes a letter, and ends no script early', () => {
  const rows = {
    text: '',
    '0': ['$', 'p', null, { children: '$f0', title: '</script>' }],
    '2': code(staticComponent),
  }
  const html = withoutStaticRows(page(rows))
  expect(told(html)).toBe(told(page(rows)))
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

it.each([
  ['rows that it does not know', page({ '0': 'T12' })],
  ['a row that is cut off', page({ '0': '{"a":' })],
  ['no rows', '<p>Words</p>'],
  ['scripts that were not joined', page({ '0': ['a'] }) + page({ '0': ['b'] })],
])('gives a page with %s as it is', (_what, html) => {
  expect(withoutStaticRows(html)).toBe(html)
})
