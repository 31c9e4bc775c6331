import type { OutgoingHttpHeaders } from 'node:http'

/**
 * Makes V8 compile the whole script off the main thread while it arrives, instead of function by function on first
 * call. Other engines read a comment. https://v8.dev/blog/explicit-compile-hints
 */
const hint = Buffer.from('//# allFunctionsCalledOnLoad\n')

type Script = { url: string; status: number; headers: OutgoingHttpHeaders }

/** The body; with the hint in front if it is one of the scripts that every page runs while it hydrates. */
export function withCompileHint(
  { url, status, headers }: Script,
  body: Buffer,
  firstScripts: ReadonlySet<string>,
): Buffer {
  const isComplete = status === 200 && !headers['content-encoding']
  if (!isComplete || !firstScripts.has(url.split('?')[0] ?? '')) return body
  return Buffer.concat([hint, body])
}
