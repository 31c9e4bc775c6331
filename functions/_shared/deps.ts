import type { DatabaseClient } from './database.ts'
import type { ContentLake } from './mails/mail-content.ts'

/** Everything that a function gets from outside, so that it runs the same hosted, under Deno, and in a test. */
export type FunctionDeps = {
  /** A client that carries the secret key. */
  database: DatabaseClient
  keys: ApiKeys
  /** Shared with the site's own server, which posts forms on behalf of visitors without JavaScript. */
  siteSecret: string
  /** Origins whose pages may call from a browser, like `https://tidewright.example`; links in mails lead to the first. */
  siteOrigins: string[]
  mail: MailSettings
  contentLake: ContentLake
  fetch: typeof fetch
  /** Asks for the outbox to be drained soon, and returns at once. */
  requestDrain(): void
}

export type ApiKeys = { publishable: string; secret: string }

export type MailSettings = {
  /** Base address of Resend's API, or of something that speaks it. */
  apiUrl: string
  apiKey: string
  /** `Name <address>` of every mail that leaves. */
  from: string
  /** Where lead notifications go. */
  leadsTo: string
}

export type FunctionHandler = (request: Request, deps: FunctionDeps) => Promise<Response>
