/** Maximum body size in bytes; the longest form is far smaller. */
const bodyLimit = 64 * 1024

export type JsonBody = { result: 'json'; value: unknown } | { result: 'malformed' } | { result: 'too-large' }

/** Reads a JSON body and stops at the limit, whatever length the request declares. */
export async function readJson(request: Request): Promise<JsonBody> {
  const text = await readText(request)
  if (text === null) return { result: 'too-large' }
  try {
    return { result: 'json', value: JSON.parse(text) }
  } catch {
    return { result: 'malformed' }
  }
}

/** Reads a body as text; null above the limit. */
export async function readText(request: Request): Promise<string | null> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > bodyLimit) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
