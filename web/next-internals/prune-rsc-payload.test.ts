import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { StaticHtml } from '../ui/static-html.tsx'
import { pruneRscPayload, staticComponent } from './prune-rsc-payload.ts'

type Rows = Record<string, unknown>

const text = 'Ein „Wort“ <b>&'
const code = (name: string) => `I[1,["/a.js"],"${name}"]`

/** A page as Next.js writes it, from rows by id. Strings are written as they are. */
function page(rows: Rows): string {
  const flight = Object.entries(rows).map(([id, row]) => {
    if (id === 'text') return `f0:T${Buffer.byteLength(text).toString(16)},${text}`
    return `${id}:${typeof row === 'string' ? row : JSON.stringify(row)}\n`
  })
  const script = JSON.stringify([1, flight.join('')]).replaceAll('<', '\\u003c')
  return `<p>Words</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${script})</script>`
}

/** The RSC payload that the page's last script pushes when it runs. */
function payloadOf(html: string): string {
  const [script = ''] = html.split('<script>').slice(-1)
  const self: { __next_f: [number, string][] } = { __next_f: [] }
  new Function('self', script.replace('</script>', ''))(self)
  return self.__next_f[0]?.[1] ?? ''
}

const section = (children: unknown) => ['$', '$L2', null, { as: 'section', name: 'a', id: 'x', children }]

it('recognises the component by its name', () => {
  expect(StaticHtml.name).toBe(staticComponent)
})

it('removes content that is in the HTML, and rows that nothing else needs', () => {
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
  const flight = payloadOf(html)
  expect(flight).not.toContain(text)
  expect(flight).not.toContain('only here')
  expect(flight).toContain('needed twice')
  expect(flight).toMatch(/3:\["\$","\$L2",null,\{"as":"section","name":"a","prunedPage":"[\w-]{8}"\}\]\n/)
  expect(flight).toContain('0:{"tree":["$","main",null,{"children":["$L3","$L4"]}]}\n')
})

/** The row in which React writes a value, by the serializer that Next.js renders pages with. */
function rowByReact(value: unknown): string {
  const script = `
    const { renderToReadableStream } = require('next/dist/compiled/react-server-dom-turbopack/server.node')
    new Response(renderToReadableStream(${JSON.stringify(value)}, {})).text().then((text) => process.stdout.write(text))`
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const flight = execFileSync(process.execPath, ['--conditions=react-server', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env,
  })
  return flight.trim().replace(/^0:/, '')
}

it('keeps content that looks like the component, since React escapes it', () => {
  const rows = { '2': code(staticComponent), '0': rowByReact({ content: section('kept') }) }
  expect(rows['0']).toContain('"$$L2"')
  expect(payloadOf(pruneRscPayload(page(rows)))).toBe(payloadOf(page(rows)))
})

it('keeps elements with a client component at any depth', () => {
  const rows = {
    '2': code(staticComponent),
    '7': code('Calculator'),
    '0': ['$L3'],
    '3': section(['$L5', 'beside it']),
    '5': ['$', 'div', null, { children: ['$', '$L7', null, {}] }],
  }
  expect(payloadOf(pruneRscPayload(page(rows)))).toBe(payloadOf(page(rows)))
})

it('keeps elements that another row refers to in part', () => {
  const rows = {
    '2': code(staticComponent),
    '0': ['$L3', ['$', 'p', null, { style: '$3:props:children:props' }], ['$', 'p', null, { a: '$5:props' }]],
    '3': section(['$', 'p', null, { lang: 'fr' }]),
    '8': section('$L5'),
    '5': ['$', 'p', null, { lang: 'es' }],
  }
  expect(payloadOf(pruneRscPayload(page(rows)))).toBe(payloadOf(page(rows)))
})

it('removes structured data, which is in the HTML', () => {
  const rows = {
    text: '',
    '0': ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '$f0' } }],
  }
  const flight = payloadOf(pruneRscPayload(page(rows)))
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

it('removes the content for unknown paths, and undefined props', () => {
  expect(payloadOf(pruneRscPayload(page(withNotFound)))).toBe(
    [
      '0:["$","$L4",null,{"parallelRouterKey":"children","children":["$L6","$L8"]}]\n',
      `2:${code(staticComponent)}\n4:${code('LayoutRouter')}\n`,
      '6:["$","p",null,{"children":"a page","of":["$undefined"]}]\n',
      '8:["$","p",null,{"children":"on both"}]\n',
    ].join(''),
  )
})

it('takes time in proportion to the rows, however many refer to the same ones', () => {
  const count = 5_000
  const rows = Array.from({ length: count }, (_, index): [string, unknown] => {
    const next = `$L${(index + 17).toString(16)}`
    const props = {
      ...layoutRouter,
      notFound: [next],
      children: ['$', '$L2', null, { as: 'p', children: next }],
    }
    return [(index + 16).toString(16), ['$', '$L4', null, props]]
  })
  const last = [(count + 16).toString(16), ['$', 'p', null, { children: 'nothing here' }]]
  const all = {
    '2': code(staticComponent),
    '4': code('LayoutRouter'),
    '0': ['$L10'],
    ...Object.fromEntries([...rows, last]),
  }
  expect(payloadOf(pruneRscPayload(page(all)))).not.toContain('notFound')
})

it('keeps it in an empty document, which shows it', () => {
  const flight = payloadOf(pruneRscPayload(`<html id="__next_error__">${page(withNotFound)}`))
  expect(flight).toContain('nothing here')
  expect(flight).toContain('GoBack')
})

it('keeps multi-byte characters and escapes, and ends no script early', () => {
  const rows = {
    text: '',
    '0': ['$', 'p', null, { children: '$f0', title: '</script><!--`$\u007ba}\\`\0\r\n\u2028' }],
    '2': code(staticComponent),
  }
  const html = pruneRscPayload(page(rows))
  expect(payloadOf(html)).toBe(payloadOf(page(rows)))
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

it.each([
  ['unknown rows', page({ '0': 'T12' })],
  ['a truncated row', page({ '0': '{"a":' })],
  ['no rows', '<p>Words</p>'],
  ['scripts that were not joined', page({ '0': ['a'] }) + page({ '0': ['b'] })],
])('leaves a page with %s unchanged', (_what, html) => {
  expect(pruneRscPayload(html)).toBe(html)
})
