import { databaseUnreachable } from '../backend-error.ts'

/**
 * Rejects with `databaseUnreachable` if `work` is not done in time. The work itself continues; its result is ignored.
 */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(databaseUnreachable('The database did not answer.')), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
