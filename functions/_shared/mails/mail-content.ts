import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import { z } from 'zod'
import builtIn from './built-in-copy.json' with { type: 'json' }
import builtInPlaybooks from './built-in-playbooks.json' with { type: 'json' }

/** Where the words of mails are edited; null where a deployment has no content lake. */
export type ContentLake = { url: string; dataset: string; token: string } | null

const copyFields = z.object({
  subject: z.string().min(1),
  heading: z.string().min(1),
  text: z.string().nullish(),
  action: z.string().nullish(),
  closing: z.string().min(1),
  reason: z.string().nullish(),
  unsubscribe: z.string().nullish(),
})
const brandFields = z.object({ site: z.string().min(1), contactEmail: z.string().min(1) })
const playbookFields = z.object({
  title: z.string().min(1),
  hook: z.string().min(1),
  pain: z.string().min(1),
  solution: z.string().min(1),
  features: z.array(z.object({ title: z.string().min(1), text: z.string().min(1) })).min(1),
})

/** The words of a mail in a language; `{name}` and its like are filled in by the template, `{site}` is the firm. */
export type MailCopy = z.output<typeof copyFields>
type Brand = z.output<typeof brandFields>
type Playbook = z.output<typeof playbookFields>

/** Texts of mails, each looked up once for as long as this is kept: for one run of the outbox. */
export type MailContent = {
  /** As published; the built-in copy when the content lake does not answer or has none. @throws for an unknown kind. */
  copy(kind: string, locale: LocaleId): Promise<MailCopy>
  brand(): Promise<Brand>
  /** As published, in English where it is not translated. @throws when the content lake does not answer: the mail waits. */
  playbook(type: string, locale: LocaleId): Promise<Playbook>
}

const copyQuery =
  '*[_type == "emailText" && kind == $kind && language == $language][0]{subject, heading, text, action, closing, reason, unsubscribe}'
const brandQuery = '*[_type == "siteSettings"][0]{"site": company, contactEmail}'
const playbookQuery =
  '*[_type == "playbook" && kind == $kind && language in [$language, "en-UK"]] | order(select(language == $language => 0, 1))[0]{title, hook, pain, solution, features[]{title, text}}'

export function createMailContent(lake: ContentLake, fetcher: typeof fetch): MailContent {
  const kept = new Map<string, Promise<unknown>>()
  const once = async <Value>(key: string, schema: z.ZodType<Value>, load: () => Promise<unknown>) => {
    const known = kept.get(key) ?? load()
    kept.set(key, known)
    return schema.parse(await known)
  }
  const published = (query: string, params: Record<string, string>) =>
    lake ? queryLake(lake, fetcher, query, params) : Promise.resolve(null)
  const orBuiltIn = async (
    schema: z.ZodType,
    query: string,
    params: Record<string, string>,
    copy: unknown,
  ) => {
    const answer = await published(query, params).catch(() => null)
    return schema.safeParse(answer).success ? answer : copy
  }
  return {
    copy: (kind, locale) =>
      once(`copy ${kind} ${locale}`, copyFields, () =>
        orBuiltIn(copyFields, copyQuery, { kind, language: locale }, builtInCopy(kind, locale)),
      ),
    brand: () => once('brand', brandFields, () => orBuiltIn(brandFields, brandQuery, {}, builtIn.brand)),
    playbook: (type, locale) =>
      once(`playbook ${type} ${locale}`, playbookFields, async () =>
        lake ? published(playbookQuery, { kind: type, language: locale }) : own(builtInPlaybooks, type),
      ),
  }
}

function builtInCopy(kind: string, locale: LocaleId): unknown {
  const languages = own(builtIn.copies, kind)
  return own(languages, locale) ?? own(languages, defaultLocale)
}

function own(value: unknown, key: string): unknown {
  return Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined
}

async function queryLake(
  { url, dataset, token }: NonNullable<ContentLake>,
  fetcher: typeof fetch,
  query: string,
  params: Record<string, string>,
): Promise<unknown> {
  // The query's own parameters are JSON: https://www.sanity.io/docs/http-reference/query
  const json = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)])
  const search = new URLSearchParams([['query', query], ['perspective', 'published'], ...json])
  const reply = await fetcher(`${url}/v2026-01-01/data/query/${dataset}?${search}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(4_000),
  })
  return z.object({ result: z.unknown() }).parse(await reply.json()).result
}
