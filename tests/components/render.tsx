import axe from 'axe-core'
import { JSDOM, VirtualConsole } from 'jsdom'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

/** The HTML of a tree whose components may be asynchronous. @throws what a component throws. */
export async function renderHtml(tree: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(tree, { onError: (error) => void failures.push(error) })
  await stream.allReady
  if (failures.length > 0) throw failures[0]
  return new Response(stream).text()
}

/** Rules about what is seen, which tests/e2e looks at in a browser, and about a whole page, which a section is none of. */
const notHere = [
  'color-contrast',
  'target-size',
  'region',
  'landmark-unique',
  'page-has-heading-one',
  'bypass',
]

const page =
  '<!doctype html><html lang="en"><head><title>Section</title></head><body><main></main></body></html>'
const { window } = new JSDOM(page, { runScripts: 'outside-only', virtualConsole: new VirtualConsole() })
window.eval(axe.source)

/** What axe-core finds wrong with a piece of HTML, as rule and element. */
export async function axeViolations(html: string): Promise<string[]> {
  const main = window.document.querySelector('main')
  if (!main) throw new Error('The document for axe-core has lost its main element.')
  main.innerHTML = html
  const options: axe.RunOptions = {
    rules: Object.fromEntries(notHere.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    preload: false,
  }
  const results: axe.AxeResults = await window.axe.run(main, options)
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  )
}
