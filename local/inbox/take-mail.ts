import { z } from 'zod'
import type { MailStore } from './mail-store.ts'
import { notDone, resendMail } from './resend-mail.ts'
import { type Refusal, sentinelRefusal } from './sentinel.ts'

const object = z.record(z.string(), z.unknown())

/** Resend's `POST /emails`: 200 `{id}`, or its error shape `{statusCode, name, message}`. */
export async function takeMail(request: Request, store: MailStore): Promise<Response> {
  if (!/^Bearer \S+$/.test(request.headers.get('authorization') ?? '')) {
    return refuse({
      status: 401,
      name: 'missing_api_key',
      message: 'Missing API key in the authorization header.',
    })
  }
  const body = object.safeParse(await request.json().catch(() => null))
  if (!body.success)
    return refuse({ status: 400, name: 'validation_error', message: 'The body is not JSON.' })
  const missing = notDone.find((name) => name in body.data)
  if (missing) {
    const message = `The inbox does not do "${missing}"; Resend does. See local/DIFFERENCES.md.`
    return refuse({ status: 501, name: 'not_in_inbox', message })
  }
  const mail = resendMail.safeParse(body.data)
  if (!mail.success) {
    const message = `Invalid: ${mail.error.issues.map((issue) => issue.path.join('.')).join(', ')}.`
    return refuse({ status: 422, name: 'validation_error', message })
  }
  if (!mail.data.html && !mail.data.text) {
    return refuse({ status: 422, name: 'validation_error', message: 'Missing `html` or `text` field.' })
  }
  const refusal = sentinelRefusal(mail.data)
  if (refusal) return refuse(refusal)
  const kept = store.keep(mail.data, request.headers.get('idempotency-key'))
  if (kept.result === 'kept') return Response.json({ id: kept.id })
  const message = 'This idempotency key was used for a request with another body.'
  return refuse({ status: 409, name: 'invalid_idempotent_request', message })
}

function refuse({ status, name, message, headers = {} }: Refusal): Response {
  return Response.json({ statusCode: status, name, message }, { status, headers })
}
