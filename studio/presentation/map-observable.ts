import type { DocumentStore } from 'sanity'

type Answers = ReturnType<DocumentStore['listenQuery']>

/** What a query of the document store answers, now and whenever it changes, translated. */
export function mapObservable<Result>(answers: Answers, translate: (answer: unknown) => Result) {
  return answers.lift<Result>({
    call: (subscriber, source: Answers) =>
      source.subscribe({
        next: (answer: unknown) => subscriber.next(translate(answer)),
        error: (error: unknown) => subscriber.error(error),
        complete: () => subscriber.complete(),
      }),
  })
}
