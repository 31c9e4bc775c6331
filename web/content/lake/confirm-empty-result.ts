/**
 * The result of a query, of which nothing is believed only together with a known answer, in one reply: whatever stands where the lake was
 * may answer with nothing, and be gone when it is asked the next question. `fetchResult` asks the lake. @throws when a reply is no
 * result, or is nothing without the known answer.
 */
export async function confirmEmptyResult(
  query: string,
  fetchResult: (query: string) => Promise<unknown>,
): Promise<unknown> {
  const result = await fetchResult(query)
  if (!isResult(result)) throw new Error(`No result to: ${query.trim().slice(0, 80)}`)
  if (!isNothing(result)) return result
  // On a line of its own, should the query end with a comment.
  const reply = await fetchResult(`{"answer": 6 * 7, "result": ${query}\n}`)
  const { answer, result: believed } = Object(reply)
  if (answer !== 42 || !isResult(believed)) throw new Error('It answers with nothing, whatever is asked.')
  return believed
}

/** A reply cut short, or from something that is not the lake, has no `result`: only an explicit null is "nothing". */
function isResult(result: unknown): boolean {
  return result !== undefined && typeof result === 'object'
}

function isNothing(result: unknown): boolean {
  return Object.keys(Object(result)).length === 0
}
