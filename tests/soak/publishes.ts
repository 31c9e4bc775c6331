import { setTimeout as wait } from 'node:timers/promises'
import type { TestStack } from '../support/test-stack.ts'

const article = 'insight-sme-advantage'

/** The number of the last change that the lake acknowledged. */
export type Publishes = { tried: number; acknowledged: number }

export const titleOf = (seed: number, number: number) => `Soak ${seed}, change ${number}`

/** An editor who changes an article's title again and again, whether or not the lake is up. */
export async function publish(
  { lakeClient }: TestStack,
  { seed, publishEveryMs }: { seed: number; publishEveryMs: number },
  signal: AbortSignal,
): Promise<Publishes> {
  const lake = lakeClient.withConfig({ maxRetries: 0, timeout: 3_000 })
  const publishes: Publishes = { tried: 0, acknowledged: 0 }
  while (!signal.aborted) {
    publishes.tried += 1
    const number = publishes.tried
    await lake
      .patch(article)
      .set({ title: titleOf(seed, number) })
      .commit()
      .then(
        (document) => {
          // Another server may respond in the lake's place.
          if (Object(document).title === titleOf(seed, number)) publishes.acknowledged = number
        },
        () => {},
      )
    await wait(publishEveryMs)
  }
  return publishes
}

/** The title in the lake. */
export async function publishedTitle({ lakeClient }: TestStack): Promise<string> {
  return lakeClient.fetch('*[_id == $article][0].title', { article })
}

export async function restoreTitle({ lakeClient }: TestStack, title: string): Promise<void> {
  await lakeClient.patch(article).set({ title }).commit()
}
