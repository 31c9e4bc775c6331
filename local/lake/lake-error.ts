/** Expected failures of the lake: each has an HTTP status and the body that Sanity's API gives for it. */
type Body = Record<string, unknown>

/** A refusal that the caller is told about. Anything else that is thrown is a bug and answers 500. */
export class LakeError extends Error {
  readonly status: number
  readonly body: Body

  constructor(status: number, message: string, body: Body, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.body = { statusCode: status, ...body }
  }
}

/** An error in Sanity's older, plain form: `{statusCode, error, message}`. */
export function refuse(status: number, title: string, message: string, extra: Body = {}): LakeError {
  return new LakeError(status, message, { error: title, message, ...extra })
}

export const badRequest = (message: string) => refuse(400, 'Bad Request', message)
export const notFound = (message: string) => refuse(404, 'Not Found', message)

/** What the stand-in does not do. `what` completes "The local content lake does not ...". */
export function notImplemented(what: string): LakeError {
  return refuse(501, 'Not Implemented', `The local content lake does not ${what}. See local/DIFFERENCES.md.`)
}

export const unauthorized = (message: string) =>
  refuse(401, 'Unauthorized', message, { errorCode: 'SIO-401-ANF' })

/** An error of the data API: `{error: {description, type, ...}}`, which `@sanity/client` turns into its message. */
export function dataError(status: number, type: string, description: string, extra: Body = {}): LakeError {
  return new LakeError(status, description, { error: { description, type, ...extra }, message: description })
}

/** A failed mutation; `item` says what was wrong with the one at `index`. */
export function mutationError(
  item: Body & { type: string; description: string },
  index: number,
  status = 409,
): LakeError {
  const description = `The mutation(s) failed: ${item.description}`
  return dataError(status, 'mutationError', description, { items: [{ error: item, index }] })
}

export function insufficientPermissions(permission: 'create' | 'update' | 'read'): LakeError {
  const description = `Insufficient permissions; permission "${permission}" required`
  return mutationError({ type: 'insufficientPermissionsError', description, permission }, 0, 403)
}
