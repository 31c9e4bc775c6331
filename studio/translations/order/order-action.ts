import { ListIcon } from '@sanity/icons/List'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import {
  type DocumentActionComponent,
  type DocumentActionsVersionType,
  getPublishedId,
  useDocumentStore,
} from 'sanity'
import { useSelectedRelease } from '../../releases/selected-release.tsx'
import { wrapOnce } from '../../ui/wrap-action.ts'
import { useApplySourceOrder } from './use-apply-source-order.tsx'

/**
 * Wraps the publish action of translated types: publishing also syncs list order across languages. A release is
 * published elsewhere, often at night, so the English document has an action for it there.
 */
export function withSourceOrder(
  actions: DocumentActionComponent[],
  type: string,
  versionType: DocumentActionsVersionType,
): DocumentActionComponent[] {
  if (!translatedTypes.includes(type)) return actions
  if (versionType === 'version') return [...actions, orderInRelease]
  return actions.map((action) => (action.action === 'publish' ? withOrderSync(action) : action))
}

const withOrderSync = wrapOnce((publish) => (props) => {
  const description = publish(props)
  const orderAfterPublish = useOrderAfterPublish(getPublishedId(props.id), props.type)
  const onHandle = description?.onHandle
  // A scheduled draft isn't published by an operation that could be waited for.
  if (!onHandle || props.version) return description
  return {
    ...description,
    onHandle: () => {
      orderAfterPublish()
      onHandle()
    },
  }
})

const orderInRelease: DocumentActionComponent = ({ id, version }) => {
  const release = useSelectedRelease()
  const apply = useApplySourceOrder()
  if (version?.language !== defaultLocale || !release?.takesDocuments) return null
  return {
    label: 'Apply list order to translations',
    icon: ListIcon,
    onHandle: () => void apply([getPublishedId(id)], release.id),
  }
}

/** Subscriptions that wait for a document to be published, by its id. */
const waiting = new Map<string, { unsubscribe(): void }>()

/**
 * Call the returned function right before publishing a document. Once it is published, whatever form is open by then,
 * its translations get the English list order.
 */
function useOrderAfterPublish(id: string, type: string): () => void {
  const { pair } = useDocumentStore()
  const share = useApplySourceOrder()
  return () => {
    waiting.get(id)?.unsubscribe()
    const subscription = pair.operationEvents(id, type).subscribe((event) => {
      if (event.op !== 'publish') return
      subscription.unsubscribe()
      if (event.type === 'success') void share([id])
    })
    waiting.set(id, subscription)
  }
}
