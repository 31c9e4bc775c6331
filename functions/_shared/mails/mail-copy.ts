import { z } from 'zod'
import builtIn from './built-in-copy.json' with { type: 'json' }

/** Where the words of mails are edited; null where a deployment has no content lake. */
export type ContentLake = { url: string; dataset: string; token: string } | null

const mailCopy = z.object({
  subject: z.string().min(1),
  heading: z.string().min(1),
  text: z.string().nullish(),
  closing: z.string().min(1),
})

/** The words of a mail; `{name}` and its like are filled in by the template. */
export type MailCopy = z.output<typeof mailCopy>

const query =
  '*[_type == "emailText" && kind == $kind && language == $language][0]{subject, heading, text, closing}'

/**
 * The words of a kind of mail in a language, as they are published in the content lake; the copy that is built in when
 * it does not answer or has none. @throws when the kind is unknown there too.
 */
export async function loadMailCopy(
  kind: string,
  lake: ContentLake,
  fetcher: typeof fetch,
): Promise<MailCopy> {
  const edited = lake && (await fetchCopy(kind, lake, fetcher))
  if (edited) return edited
  const text = Object.entries(builtIn).find(([name]) => name === kind)?.[1]
  if (!text) throw new Error(`There are no words for mails of the kind "${kind}".`)
  return mailCopy.parse(text)
}

async function fetchCopy(
  kind: string,
  { url, dataset, token }: NonNullable<ContentLake>,
  fetcher: typeof fetch,
): Promise<MailCopy | null> {
  // The query's own parameters are JSON: https://www.sanity.io/docs/http-reference/query
  const search = new URLSearchParams({ query, $kind: JSON.stringify(kind), $language: '"en-UK"' })
  try {
    const reply = await fetcher(`${url}/v2026-01-01/data/query/${dataset}?${search}&perspective=published`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(4_000),
    })
    const answer: unknown = await reply.json()
    return z.object({ result: mailCopy }).parse(answer).result
  } catch {
    return null
  }
}

/** `New request: {name}` with its values put in; what is not known stays as it is typed. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (typed, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? typed) : typed,
  )
}
