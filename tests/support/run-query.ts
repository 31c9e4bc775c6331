import { evaluate, parse } from 'groq-js'

/** The result of a query over documents, without a content lake. */
export async function runQuery(
  query: string,
  dataset: readonly object[],
  params: Record<string, unknown> = {},
  timestamp = new Date(),
) {
  return (await evaluate(parse(query, { params }), { dataset, params, timestamp })).get()
}
