/**
 * Answers many questions with one: those asked in the same moment go out together, and an answer is kept for some
 * seconds. The Studio validates a whole document at every pause in typing, and a page refers to dozens of others.
 */
export function batched<Answer>(
  ask: (keys: string[]) => Promise<ReadonlyMap<string, Answer>>,
  keepMs = 5_000,
): (key: string) => Promise<Answer | undefined> {
  const kept = new Map<string, Promise<Answer | undefined>>()
  let waiting: { keys: Set<string>; answers: Promise<ReadonlyMap<string, Answer>> } | null = null

  const join = (key: string) => {
    if (!waiting) {
      const keys = new Set<string>()
      const answers = new Promise<void>((resolve) => setTimeout(resolve, 10)).then(() => {
        waiting = null
        return ask([...keys])
      })
      waiting = { keys, answers }
    }
    waiting.keys.add(key)
    return waiting.answers
  }

  return (key) => {
    const known = kept.get(key)
    if (known) return known
    const answer = join(key).then((answers) => answers.get(key))
    kept.set(key, answer)
    const forget = () => kept.delete(key)
    answer.then(() => setTimeout(forget, keepMs), forget)
    return answer
  }
}
