import { createHash } from 'node:crypto'

/**
 * The CSP source of every inline script of a page that runs: `'sha256-…'`, each once, in their order. Scripts of data,
 * such as JSON-LD, do not run and need none. https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || isData(attributes) || !body) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}

function isData(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase()
  return type !== undefined && type !== 'module' && type !== 'text/javascript'
}

/** The policy with the inline scripts of this page allowed by name instead of all there might be. */
export function allowOnly(policy: string, hashes: readonly string[]): string {
  return policy.replace(
    /script-src ([^;]*)'unsafe-inline'/,
    (_all, before: string) => `script-src ${before}${hashes.join(' ')}`,
  )
}
