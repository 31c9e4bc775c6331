import type { DatabaseClient } from './database.ts'
import type { ContentLake } from './mails/mail-content.ts'

/** A function's external dependencies, so that it runs the same hosted, under Deno, and in tests. */
export type FunctionDeps = {
  /** A client with the secret key. */
  database: DatabaseClient
  keys: ApiKeys
  /** Shared with the site's server, which posts forms for visitors without JavaScript. */
  siteSecret: string
  /** Origins whose pages may call from a browser, like `https://tidewright.example`; links in emails use the first. */
  siteOrigins: string[]
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
  /** The recipient of lead notifications. */
  leadsTo: string
}

export type FunctionHandler = (request: Request, deps: FunctionDeps) => Promise<Response>
