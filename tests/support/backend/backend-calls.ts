import { newClientIp, type TestBackend } from './backend-drivers.ts'
import { keys, testOptions } from './backend-options.ts'
import { studioOrigin } from './studio-session.ts'

/** Calls a function as a visitor with a network of their own. Returns status and body, also of an error. */
export async function callFunction(
  on: TestBackend,
  name: string,
  body: object,
  clientIp = newClientIp(),
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { data, error } = await on
    .client(keys.publishable, clientIp)
    .functions.invoke(name, { body, headers })
  return error
    ? { status: error.context.status, body: await error.context.json() }
    : { status: 200, body: data }
}

const siteHeaders = { apikey: keys.publishable, 'x-site-secret': testOptions.siteSecret }

/** Calls a function as the site's server, or with other headers. */
export function callAsSite(on: TestBackend, name: string, body: object, headers: HeadersInit = siteHeaders) {
  return post(on, name, body, headers)
}

/** Calls a function with the secret key, for a visitor with a network of their own. */
export function callAsServer(on: OnBackend, name: string, body: object) {
  return post(on, name, body, { apikey: keys.secret, 'x-forwarded-for': newClientIp() })
}

/** Calls a function from a page of the Studio, as an editor unless the headers say otherwise. */
export function callAsEditor(
  on: TestBackend,
  name: string,
  body: object | null,
  headers: Record<string, string> = {},
) {
  return post(on, name, body, { origin: studioOrigin, authorization: 'Bearer editor', ...headers })
}

type OnBackend = Pick<TestBackend, 'backend'>

async function post({ backend }: OnBackend, name: string, body: object | null, headers: HeadersInit) {
  const url = `http://127.0.0.1/functions/v1/${name}`
  const response = await backend.handler(
    new Request(url, { method: 'POST', headers, body: body && JSON.stringify(body) }),
  )
  return { status: response.status, body: await response.json() }
}

/** Sends all queued emails, without waiting for their next attempt. */
export async function drainAll(on: TestBackend): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    await on.sql(`update app_private.mail_outbox set next_attempt_at = now() where status = 'pending'`)
    await on.client(keys.secret).functions.invoke('drain-outbox', { body: {} })
    const left = await on.sql(`select from app_private.mail_outbox where status in ('pending', 'sending')`)
    if (left.length === 0) return
  }
  throw new Error('The outbox was not empty after 200 drains.')
}

/** Subjects of the emails to a recipient, newest first, once everything due is sent. */
export async function subjectsTo(on: TestBackend, email: string): Promise<string[]> {
  await drainAll(on)
  return on.mails.list(email).map(({ subject }) => subject)
}

/**
 * The token of a link in the newest email to a recipient that contains one; emails due together arrive in any order.
 */
export async function tokenTo(on: TestBackend, email: string, path: string): Promise<string> {
  await drainAll(on)
  for (const { text } of on.mails.list(email)) {
    const [, token] = new RegExp(`${path}\\?token=([\\w-]+)`).exec(text ?? '') ?? []
    if (token) return token
  }
  throw new Error(`No email to ${email} has a link to ${path}.`)
}
