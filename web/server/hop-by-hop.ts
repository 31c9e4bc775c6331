/** Headers about one connection rather than the message. https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1 */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers that belong to the message itself, without `others`. Names are lower case. */
export function endToEndHeaders<Value>(
  headers: Readonly<Record<string, Value>>,
  others: readonly string[] = [],
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !others.includes(name)),
  )
}
