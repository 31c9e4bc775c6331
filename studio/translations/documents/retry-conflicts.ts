/** Maximum number of attempts while somebody else writes to the same document. */
const attempts = 5

/**
 * Retries a read-then-write that expects the revision it read, as long as it fails with a conflict (409).
 * @throws the error of the last attempt, or any error that isn't a conflict.
 */
export async function retryConflicts<Result>(write: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (Object(error).statusCode !== 409 || attempt === attempts) throw error
    return retryConflicts(write, attempt + 1)
  }
}
