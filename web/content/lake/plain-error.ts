/** The HTTP status that an error of the client of the lake carries; null for one of the network. */
export function statusOf(error: unknown): number | null {
  const { statusCode } = Object(error)
  return typeof statusCode === 'number' ? statusCode : null
}

/**
 * An error in a sentence, without what it carries: the client's own have the request in them, with the token among its
 * headers, and whoever logs them logs it.
 */
export function plainError(what: string, error: unknown): Error {
  const status = statusOf(error)
  const message = error instanceof Error ? firstLine(error.message) : 'unknown'
  const plain = new Error(`${what}: ${status ? `${status}, ` : ''}${message}.`)
  plain.stack = `${plain.name}: ${plain.message}`
  return plain
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').slice(0, 200).replace(/\.$/, '')
}
