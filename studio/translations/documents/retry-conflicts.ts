/** How often one tries while somebody else writes in the same document. */
const attempts = 5

/**
 * Does anew what reads a document and writes for the revision that it read, while somebody else is faster.
 * @throws what the content lake says at the last attempt, or says other than that.
 */
export async function retryConflicts<Result>(write: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (Object(error).statusCode !== 409 || attempt === attempts) throw error
    return retryConflicts(write, attempt + 1)
  }
}
