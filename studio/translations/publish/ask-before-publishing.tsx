import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { type DocumentActionComponent, useClient } from 'sanity'
import { wrapOnce } from '../../ui/wrap-action.ts'
import { fetchLeftInEnglish } from '../untranslated.ts'
import { fetchFindings } from './fetch-findings.ts'
import { LeftInEnglishQuestion, questionTitle, type Verb } from './left-in-english-question.tsx'
import { usePublishQuestion } from './use-publish-question.ts'

/**
 * Publishing a translation that is still partly in English asks first. So does scheduling, also of an English document
 * whose lists have a new order: at its time, nobody is asked, and nothing else changes.
 */
export function askBeforePublishing(
  actions: DocumentActionComponent[],
  type: string,
): DocumentActionComponent[] {
  if (!translatedTypes.includes(type)) return actions
  return actions.map((action) => {
    if (action.displayName === 'SchedulePublishAction') return asking.Schedule(action)
    return action.action === 'publish' ? asking.Publish(action) : action
  })
}

const asking = {
  Publish: wrapOnce((publish) => withQuestion(publish, 'Publish')),
  Schedule: wrapOnce((schedule) => withQuestion(schedule, 'Schedule')),
}

const withQuestion =
  (publish: DocumentActionComponent, verb: Verb): DocumentActionComponent =>
  (props) => {
    const client = useClient({ apiVersion })
    const description = publish(props)
    // A scheduled draft that is published now.
    const edited = props.version ?? props.draft
    const { question, close, publishOrAsk, publishAnyway } = usePublishQuestion({
      check: async () => {
        if (!edited) return []
        if (verb === 'Schedule') return fetchFindings(client, edited)
        return [(await fetchLeftInEnglish(client, edited)) ?? []].flat()
      },
      publish: () => description?.onHandle?.(),
    })
    if (!description?.onHandle || !edited) return description
    return {
      ...description,
      onHandle: () => void publishOrAsk(),
      ...(question && {
        dialog: {
          type: 'dialog',
          header: questionTitle(question, verb),
          onClose: close,
          content: (
            <LeftInEnglishQuestion verb={verb} found={question} publish={publishAnyway} close={close} />
          ),
        },
      }),
    }
  }
