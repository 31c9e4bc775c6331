import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { type DocumentActionComponent, getPublishedId } from 'sanity'
import { wrapOnce } from '../../ui/wrap-action.ts'
import { useOrderAfterPublish } from './use-order-after-publish.ts'

/** Wraps the publish action of translated types: publishing also syncs list order across languages. */
export function withSourceOrder(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (!translatedTypes.includes(type)) return actions
  return actions.map((action) => (action.action === 'publish' ? withOrderSync(action) : action))
}

const withOrderSync = wrapOnce((publish) => (props) => {
  const description = publish(props)
  const orderAfterPublish = useOrderAfterPublish(getPublishedId(props.id), props.type)
  const onHandle = description?.onHandle
  if (!onHandle) return description
  return {
    ...description,
    onHandle: () => {
      orderAfterPublish()
      onHandle()
    },
  }
})
