import type { OutgoingHttpHeaders } from 'node:http'

/**
 * Tells a browser to compile the whole of a script while it arrives, off the main thread, and not function by function as each is first
 * called. Others read a comment. Source: https://v8.dev/blog/explicit-compile-hints
 */
const hint = Buffer.from('//# allFunctionsCalledOnLoad\n')

type Script = { url: string | undefined; status: number; headers: OutgoingHttpHeaders }

/** The body of an answer; with the hint before it where it is one of the scripts that every page runs as it wakes up. */
export function compiledAhead(
  { url, status, headers }: Script,
  body: Buffer,
  firstScripts: ReadonlySet<string>,
): Buffer {
  const isWhole = status === 200 && !headers['content-encoding']
  if (!isWhole || !firstScripts.has(url?.split('?')[0] ?? '')) return body
  return Buffer.concat([hint, body])
}
