import { createHash } from 'node:crypto'
import { isKnownScript } from '../../next-internals/html-markers.ts'

/**
 * The policy with the hashes of the page's known inline scripts in place of `'unsafe-inline'`. A script that neither
 * Next.js nor this server wrote gets no hash, so browsers refuse it; it is logged with its page.
 * https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
export function allowKnownScripts(policy: string, html: string, url: string): string {
  const scripts = inlineScripts(html)
  const unknown = scripts.filter((script) => !isKnownScript(script))
  if (unknown.length > 0) {
    console.error(
      `Blocked ${unknown.length} unknown inline script(s) on ${url.split('?')[0]}: ${unknown[0]?.slice(0, 80)}`,
    )
  }
  const hashes = new Set(scripts.filter(isKnownScript).map(hashSource))
  return policy.replace(
    /script-src ([^;]*)'unsafe-inline'/,
    (_all, before: string) => `script-src ${before}${[...hashes].join(' ')}`,
  )
}

/** The texts of the inline scripts that run; data such as JSON-LD does not. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', text = '']) =>
      /\ssrc\s*=/i.test(attributes) || isData(attributes) || !text ? [] : text,
  )
}

function isData(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase()
  return type !== undefined && type !== 'module' && type !== 'text/javascript'
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
