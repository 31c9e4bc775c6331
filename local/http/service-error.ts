/**
 * A refusal that the caller is told about, in the shape of the service that is stood in for; each service has one class
 * of it. Anything else that is thrown is a bug.
 */
export abstract class ServiceError extends Error {
  abstract toResponse(): Response
}
