import { createHash } from 'node:crypto'
import { isKnownScript } from '../../next-internals/html-markers.ts'

/**
 * The policy with the hashes of the page's known inline scripts in place of `'unsafe-inline'`. A script that neither
 * Next.js nor this server wrote gets no hash, so browsers refuse it; it is logged with its page. Nor does one within the
 * content, whatever its text: payload could create elements of somebody else's choice.
 * https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
export function allowKnownScripts(policy: string, html: string, url: string): string {
  const endOfContent = html.lastIndexOf('</main>')
  const scripts = inlineScripts(html)
  const isAllowed = ({ text, index }: InlineScript) => index > endOfContent && isKnownScript(text)
  const blocked = scripts.filter((script) => !isAllowed(script))
  if (blocked.length > 0) {
    console.error(
      `Blocked ${blocked.length} unknown inline script(s) on ${url.split('?')[0]}: ${blocked[0]?.text.slice(0, 80)}`,
    )
  }
  const hashes = new Set(scripts.filter(isAllowed).map(({ text }) => hashSource(text)))
  return policy.replace(
    /script-src ([^;]*)'unsafe-inline'/,
    (_all, before: string) => `script-src ${before}${[...hashes].join(' ')}`,
  )
}

type InlineScript = { text: string; index: number }

/** A script as browsers read it: quoted attributes may contain `>`, the end tag may contain spaces. */
const script = /<script(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)(?:<\/script(?=[\s/>])|$)/gi
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The inline scripts that could run; JSON does not. */
function inlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(script)].flatMap(({ 1: written = '', 2: text = '', index }) => {
    const attributes = new Map(
      [...written.matchAll(attribute)].map(([, name = '', ...values]) => [
        name.toLowerCase(),
        values.find((value) => value !== undefined) ?? '',
      ]),
    )
    const isJson = /^application\/(?:[\w.-]+\+)?json$/i.test(attributes.get('type') ?? '')
    return attributes.has('src') || isJson || !text ? [] : { text, index }
  })
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
