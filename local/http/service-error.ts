/**
 * An expected error, sent in the format of the service that is stood in for. Each service has one subclass. Any other
 * exception is a bug.
 */
export abstract class ServiceError extends Error {
  abstract toResponse(): Response
}
