import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { wrapOnce } from '../../ui/wrap-action.ts'
import type { LeftInEnglish } from '../untranslated.ts'
import { fetchLeftInEnglish } from './fetch-left-in-english.ts'
import { LeftInEnglishQuestion, questionTitle } from './left-in-english-question.tsx'

/** Publishing a translation that is still partly in English asks first. */
export function askBeforePublishing(
  actions: DocumentActionComponent[],
  type: string,
): DocumentActionComponent[] {
  if (!translatedTypes.includes(type)) return actions
  return actions.map((action) => (action.action === 'publish' ? asking(action) : action))
}

const asking = wrapOnce((publish) => (props) => {
  const client = useClient({ apiVersion })
  const [question, setQuestion] = useState<LeftInEnglish>()
  const description = publish(props)
  const { draft } = props
  if (!description?.onHandle || !draft) return description
  const { onHandle } = description
  const close = () => setQuestion(undefined)
  const ask = async () => {
    // Without an answer from the content lake there is nothing to ask; publishing reports the problem itself.
    const found = await fetchLeftInEnglish(client, draft).catch(() => null)
    if (found) setQuestion(found)
    else onHandle()
  }
  const publishAnyway = () => {
    close()
    onHandle()
  }
  return {
    ...description,
    onHandle: () => void ask(),
    ...(question && {
      dialog: {
        type: 'dialog',
        header: questionTitle,
        onClose: close,
        content: <LeftInEnglishQuestion found={[question]} publish={publishAnyway} close={close} />,
      },
    }),
  }
})
