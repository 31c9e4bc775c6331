import type { DatabaseClient } from './database.ts'
import type { ContentLake } from './query-lake.ts'

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
