import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useState } from 'react'
import type { LeftInEnglish } from '../untranslated.ts'

/** What publishing would leave in English, with the name of its language if there are several. */
type Found = LeftInEnglish & { language?: string }

/** Languages whose lists keep another order than the English document, named if there are several. */
type KeptOrder = { keepsOrder: readonly LocaleId[]; title?: string }

export type Finding = Found | KeptOrder

/** What an editor is asked about before publishing: `'unknown'` if it couldn’t be checked. */
export type PublishQuestion = readonly Finding[] | 'unknown'

type Options = {
  /** What the editor should know before. */
  check: () => Promise<readonly Finding[]>
  publish: () => void
}

/** Publishes or schedules at once if nothing was found; otherwise, and if that isn't known, asks first. */
export function usePublishQuestion({ check, publish }: Options) {
  const [question, setQuestion] = useState<PublishQuestion | null>(null)
  const [isChecking, setChecking] = useState(false)
  const close = () => setQuestion(null)
  return {
    question,
    isChecking,
    close,
    publishOrAsk: async () => {
      setChecking(true)
      const found = await check().catch((error: unknown) => {
        console.warn('Could not check whether texts are still in English.', error)
        return 'unknown' as const
      })
      setChecking(false)
      if (found === 'unknown' || found.length > 0) setQuestion(found)
      else publish()
    },
    publishAnyway: () => {
      close()
      publish()
    },
  }
}
