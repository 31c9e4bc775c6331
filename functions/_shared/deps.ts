import { z } from 'zod'
import type { DatabaseClient } from './database.ts'

/** A function's external dependencies, so that it runs the same hosted, under Deno, and in tests. */
export type FunctionDeps = {
  /** A client with the secret key. */
  database: DatabaseClient
  keys: ApiKeys
  /** Shared with the site's server, which posts forms for visitors without JavaScript. */
  siteSecret: string
  /** Origins whose pages may call from a browser, like `https://tidewright.example`; links in emails use the first. */
  siteOrigins: string[]
  /** Origins of the Studio, whose editors may call the functions for the Studio. */
  studioOrigins: string[]
  /** Roles of the Sanity project that may use the functions for the Studio. */
  leadRoles: string[]
  mail: MailSettings
  contentLake: ContentLake
  fetch: typeof fetch
  /** Requests a drain of the outbox without waiting for it. */
  requestDrain(): void
}

export type ApiKeys = { publishable: string; secret: string }

export type MailSettings = {
  /** Base URL of Resend's API, or of a compatible one. */
  apiUrl: string
  apiKey: string
  /** `Name <email>`, the sender of every email. */
  from: string
  /** The team: who gets lead notifications, and news of the newsletter. */
  leadsTo: string
  /** Verifies what the provider reports to `mail-events`; without it, that function accepts nothing. */
  webhookSecret?: string
}

export type FunctionHandler = (request: Request, deps: FunctionDeps) => Promise<Response>

/** Where content is edited; null if a deployment has no content lake. */
export type ContentLake = { url: string; dataset: string; token: string } | null

const timeoutMs = 4_000

type Query = { query: string; params?: Record<string, string>; perspective?: 'published' | 'drafts' }

/** Queries the content lake. @throws if it doesn't respond, or not with a result. */
export async function queryLake(
  { url, dataset, token }: NonNullable<ContentLake>,
  fetcher: typeof fetch,
  { query, params = {}, perspective = 'published' }: Query,
): Promise<unknown> {
  // Query parameters are sent as JSON: https://www.sanity.io/docs/http-reference/query
  const json = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)])
  const search = new URLSearchParams([['query', query], ['perspective', perspective], ...json])
  const response = await fetcher(`${url}/v2026-01-01/data/query/${dataset}?${search}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
  return z.object({ result: z.unknown() }).parse(await response.json()).result
}
