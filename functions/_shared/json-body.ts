/** Maximum body size in bytes; the longest form is far smaller. */
const bodyLimit = 64 * 1024

export type JsonBody = { result: 'json'; value: unknown } | { result: 'malformed' } | { result: 'too-large' }

/** Reads a JSON body and stops at the limit, whatever length the request declares. */
export async function readJson(request: Request): Promise<JsonBody> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > bodyLimit) return { result: 'too-large' }
    text += decoder.decode(chunk, { stream: true })
  }
  try {
    return { result: 'json', value: JSON.parse(text + decoder.decode()) }
  } catch {
    return { result: 'malformed' }
  }
}
