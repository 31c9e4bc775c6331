import { expect, it } from 'vitest'
import { StaticHtml } from '../ui/static-html.tsx'
import { pruneRscPayload, staticComponent } from './prune-rsc-payload.ts'

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

/** What React is told by it: what its last script pushes when it runs. */
function told(html: string): string {
  const [script = ''] = html.split('<script>').slice(-1)
  const self: { __next_f: [number, string][] } = { __next_f: [] }
  new Function('self', script.replace('</script>', ''))(self)
  return self.__next_f[0]?.[1] ?? ''
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
  const html = pruneRscPayload(page(rows))
  expect(html).toMatch(/^<p>Words<\/p><script>\(self/)
  const flight = told(html)
  expect(flight).not.toContain(text)
  expect(flight).not.toContain('only here')
  expect(flight).toContain('needed twice')
  expect(flight).toMatch(/3:\["\$","\$L2",null,\{"as":"section","name":"a","kept":"[\w-]{8}"\}\]\n/)
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
  expect(told(pruneRscPayload(page(rows)))).toBe(told(page(rows)))
})

it('leaves in what another row refers to in part', () => {
  const rows = {
    '2': code(staticComponent),
    '0': ['$L3', ['$', 'p', null, { style: '$3:props:children:props' }], ['$', 'p', null, { a: '$5:props' }]],
    '3': section(['$', 'p', null, { lang: 'fr' }]),
    '8': section('$L5'),
    '5': ['$', 'p', null, { lang: 'es' }],
  }
  expect(told(pruneRscPayload(page(rows)))).toBe(told(page(rows)))
})

it('leaves structured data to the HTML', () => {
  const rows = {
    text: '',
    '0': ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '$f0' } }],
  }
  const flight = told(pruneRscPayload(page(rows)))
  expect(flight).toBe(
    '0:["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":""}}]\n',
  )
})

const layoutRouter = {
  parallelRouterKey: 'children',
  notFound: [
    ['$', '$L5', null, {}],
    ['$L7', []],
  ],
}
const withNotFound = {
  '2': code(staticComponent),
  '4': code('LayoutRouter'),
  '5': code('GoBack'),
  '0': ['$', '$L4', null, { ...layoutRouter, children: ['$L6', '$L8'] }],
  '6': ['$', 'p', null, { children: 'a page', lang: '$undefined', of: ['$undefined'] }],
  '7': ['$', 'p', null, { children: ['nothing here', '$L8'] }],
  '8': ['$', 'p', null, { children: 'on both' }],
}

it('leaves out what would stand there if there were no page, and props that are undefined', () => {
  expect(told(pruneRscPayload(page(withNotFound)))).toBe(
    [
      '0:["$","$L4",null,{"parallelRouterKey":"children","children":["$L6","$L8"]}]\n',
      `2:${code(staticComponent)}\n4:${code('LayoutRouter')}\n`,
      '6:["$","p",null,{"children":"a page","of":["$undefined"]}]\n',
      '8:["$","p",null,{"children":"on both"}]\n',
    ].join(''),
  )
})

it('leaves it in a document that is empty, which shows it', () => {
  const flight = told(pruneRscPayload(`<html id="__next_error__">${page(withNotFound)}`))
  expect(flight).toContain('nothing here')
  expect(flight).toContain('GoBack')
})

it('keeps texts of several bytes a letter and every sign, and ends no script early', () => {
  const rows = {
    text: '',
    '0': ['$', 'p', null, { children: '$f0', title: '</script><!--`$\u007ba}\\`\0\r\n\u2028' }],
    '2': code(staticComponent),
  }
  const html = pruneRscPayload(page(rows))
  expect(told(html)).toBe(told(page(rows)))
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

it.each([
  ['rows that it does not know', page({ '0': 'T12' })],
  ['a row that is cut off', page({ '0': '{"a":' })],
  ['no rows', '<p>Words</p>'],
  ['scripts that were not joined', page({ '0': ['a'] }) + page({ '0': ['b'] })],
])('gives a page with %s as it is', (_what, html) => {
  expect(pruneRscPayload(html)).toBe(html)
})
