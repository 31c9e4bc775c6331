/**
 * Runs a query; checks an empty result by requesting a known value in the same query. Whatever responds in place of the
 * lake may send empty results, and be gone at the next request.
 * @throws if the response isn't a result, or is empty without the known value.
 */
export async function confirmEmptyResult(
  query: string,
  fetchResult: (query: string) => Promise<unknown>,
): Promise<unknown> {
  const result = await fetchResult(query)
  if (!isResult(result)) throw new Error(`No result to: ${query.trim().slice(0, 80)}`)
  if (!isEmpty(result)) return result
  // On a line of its own, in case the query ends with a comment.
  const reply = await fetchResult(`{"answer": 6 * 7, "result": ${query}\n}`)
  const { answer, result: confirmed } = Object(reply)
  if (answer !== 42 || !isResult(confirmed)) throw new Error('The response is empty for every query.')
  return confirmed
}

/** A truncated response, or one that isn't the lake's, has no `result`: only an explicit null is empty. */
function isResult(result: unknown): boolean {
  return result !== undefined && typeof result === 'object'
}

function isEmpty(result: unknown): boolean {
  return Object.keys(Object(result)).length === 0
}
