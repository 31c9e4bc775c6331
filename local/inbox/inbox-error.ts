import { ServiceError } from '../http/service-error.ts'

/** An error in Resend's format. Source: https://resend.com/docs/api-reference/errors */
export class InboxError extends ServiceError {
  readonly status: number
  readonly headers: Record<string, string>

  /** `name` is Resend's error name, such as `validation_error`. */
  constructor(status: number, name: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.name = name
    this.status = status
    this.headers = headers
  }

  override toResponse(): Response {
    const { status, name, message, headers } = this
    return Response.json({ statusCode: status, name, message }, { status, headers })
  }
}

export const invalidMail = (message: string) => new InboxError(422, 'validation_error', message)
