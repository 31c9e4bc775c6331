import type { LocaleId } from '@tidewright/contracts/locales.ts'
import axe from 'axe-core'
import { JSDOM, VirtualConsole } from 'jsdom'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import type { DocumentViewProps } from '../../web/views/document-view-props.ts'

/** Renders a tree with async components to HTML. @throws errors of its components. */
export async function renderHtml(tree: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(tree, { onError: (error) => void failures.push(error) })
  await stream.allReady
  if (failures.length > 0) throw failures[0]
  return new Response(stream).text()
}

/** Renders a document whose fields name themselves. */
export const renderDocument = <Content,>(
  View: (props: DocumentViewProps<Content>) => ReactNode | Promise<ReactNode>,
  document: Content,
  locale: LocaleId = 'en-UK',
  contentLocale = locale,
) => renderHtml(<View {...{ document, locale, contentLocale }} dataAttribute={(field) => field} />)

/** Disabled: rules about visual rendering, which tests/e2e checks in a browser, and about whole pages. */
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

/** Runs axe-core on a piece of HTML. @returns rule and element of each violation. */
export async function axeViolations(html: string): Promise<string[]> {
  const main = window.document.querySelector('main')
  if (!main) throw new Error('The main element is missing from the document for axe-core.')
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
