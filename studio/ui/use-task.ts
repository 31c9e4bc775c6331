import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'

/** Runs a task and knows while it runs. If it fails, a toast says so, with what `explain` makes of the error. */
export function useTask(explain: (error: unknown) => string) {
  const { push } = useToast()
  const [isBusy, setBusy] = useState(false)
  async function run(title: string, task: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      push({ status: 'error', title, description: explain(error) })
    }
    setBusy(false)
  }
  return { isBusy, run }
}

/** For `useTask`: writes the error to the console, and tells the editor what to do. */
export const logged = (message: string, description: string) => (error: unknown) => {
  console.warn(message, error)
  return description
}
