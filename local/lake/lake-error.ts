import { ServiceError } from '../http/service-error.ts'

type Body = Record<string, unknown>

/** An expected error with the status and body of Sanity's API. */
export class LakeError extends ServiceError {
  readonly status: number
  readonly body: Body

  constructor(status: number, message: string, body: Body) {
    super(message)
    this.status = status
    this.body = { statusCode: status, ...body }
  }

  override toResponse(): Response {
    return Response.json(this.body, { status: this.status })
  }
}

/** An error in Sanity's older, plain format: `{statusCode, error, message}`. */
export function httpError(status: number, title: string, message: string, extra: Body = {}): LakeError {
  return new LakeError(status, message, { error: title, message, ...extra })
}

export const badRequest = (message: string) => httpError(400, 'Bad Request', message)
export const notFound = (message: string) => httpError(404, 'Not Found', message)
export const payloadTooLarge = (message: string) => httpError(413, 'Payload Too Large', message)

/** The 400 for work that failed, unless its error is one of ours. */
export function badRequestFrom(cause: unknown, what: string): LakeError {
  if (cause instanceof LakeError) return cause
  return badRequest(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`)
}

/** An unsupported feature. `what` completes "The local content lake does not ...". */
export function notImplemented(what: string): LakeError {
  return httpError(
    501,
    'Not Implemented',
    `The local content lake does not ${what}. See local/DIFFERENCES.md.`,
  )
}

export const unauthorized = (message: string) =>
  httpError(401, 'Unauthorized', message, { errorCode: 'SIO-401-ANF' })

/** An error of the data API: `{error: {description, type, ...}}`, which `@sanity/client` turns into its message. */
export function dataError(status: number, type: string, description: string, extra: Body = {}): LakeError {
  return new LakeError(status, description, { error: { description, type, ...extra }, message: description })
}

/** A failed mutation; `item` describes what was wrong with the one at `index`. */
export function mutationError(
  item: Body & { type: string; description: string },
  index: number,
  status = 409,
): LakeError {
  const description = `The mutation(s) failed: ${item.description}`
  return dataError(status, 'mutationError', description, { items: [{ error: item, index }] })
}

/** A failed action, with the error that `@sanity/client` and the Studio read from `items`. */
export function actionError(description: string, status = 409, extra: Body = {}): LakeError {
  const error = { type: 'actionError', description }
  return dataError(status, 'actionError', description, { items: [{ error, index: 0 }], ...extra })
}

export function insufficientPermissions(permission: 'create' | 'update' | 'read'): LakeError {
  const description = `Insufficient permissions; permission "${permission}" required`
  return mutationError({ type: 'insufficientPermissionsError', description, permission }, 0, 403)
}

/** A change that nobody in the Studio may make; `reason` is a sentence for an editor. */
export function protectedDocument(reason: string): LakeError {
  return mutationError({ type: 'insufficientPermissionsError', description: reason }, 0, 403)
}
