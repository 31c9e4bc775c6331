import type { DocumentStore } from 'sanity'

type Results = ReturnType<DocumentStore['listenQuery']>

/** Maps the results of a listening query, as `map` of RxJS does. */
export function mapObservable<Result>(results: Results, map: (result: unknown) => Result) {
  return results.lift<Result>({
    call: (subscriber, source: Results) =>
      source.subscribe({
        next: (result: unknown) => subscriber.next(map(result)),
        error: (error: unknown) => subscriber.error(error),
        complete: () => subscriber.complete(),
      }),
  })
}
