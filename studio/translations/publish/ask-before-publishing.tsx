import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { type DocumentActionComponent, useClient } from 'sanity'
import { wrapOnce } from '../../ui/wrap-action.ts'
import { fetchLeftInEnglish, LeftInEnglishQuestion, questionTitle } from './left-in-english-question.tsx'
import { usePublishQuestion } from './use-publish-question.ts'

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
  const description = publish(props)
  // A scheduled draft that is published now.
  const edited = props.version ?? props.draft
  const { question, close, publishOrAsk, publishAnyway } = usePublishQuestion({
    check: async () => [(edited && (await fetchLeftInEnglish(client, edited))) ?? []].flat(),
    publish: () => description?.onHandle?.(),
  })
  if (!description?.onHandle || !edited) return description
  return {
    ...description,
    onHandle: () => void publishOrAsk(),
    ...(question && {
      dialog: {
        type: 'dialog',
        header: questionTitle(question),
        onClose: close,
        content: <LeftInEnglishQuestion found={question} publish={publishAnyway} close={close} />,
      },
    }),
  }
})
