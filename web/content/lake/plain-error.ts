/** The HTTP status of an error of the lake's client; null for a network error. */
export function statusOf(error: unknown): number | null {
  const { statusCode } = Object(error)
  return typeof statusCode === 'number' ? statusCode : null
}

/**
 * An error reduced to one sentence. The client's errors contain the request with the token in its headers, which must
 * not be logged.
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
