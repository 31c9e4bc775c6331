import { useDuplicateWithTranslationsAction } from '@sanity/document-internationalization'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { isProtected } from '@tidewright/contracts/protected-documents.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { type DocumentActionComponent, getPublishedId, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { mayTranslate } from '../roles/rights.ts'
import { useRights } from '../roles/use-rights.ts'
import { logged, useTask } from '../ui/use-task.ts'
import { duplicateGroup } from './documents/duplicate-group.ts'

/** Adds “Duplicate with translations” after Duplicate. */
export function withDuplicateOfGroup(
  actions: DocumentActionComponent[],
  type: string,
): DocumentActionComponent[] {
  if (!translatedTypes.includes(type)) return actions
  return actions.flatMap((action) => (action.action === 'duplicate' ? [action, duplicateOfGroup] : [action]))
}

/**
 * The plugin's action decides whether it can be used. It would write one document after the other, stop at a deleted
 * translation, keep the URLs, and lose what the translations were made from. Its copies are drafts, so a release doesn't
 * have it.
 */
const duplicateOfGroup: DocumentActionComponent = (props) => {
  const description = useDuplicateWithTranslationsAction(props)
  const client = useClient({ apiVersion })
  const rights = useRights()
  const { navigateIntent } = useRouter()
  const toast = useToast()
  const { run, isBusy } = useTask(notDuplicated)
  const document = props.draft ?? props.published
  // The copies are in all languages.
  if (!locales.every(({ id }) => mayTranslate(rights, id))) return null
  if (!document || props.version || isProtected(document)) return null
  const id = getPublishedId(props.id)

  const duplicate = () =>
    run('Couldn’t duplicate the document', async () => {
      const copies = await duplicateGroup(client, id)
      toast.push({
        status: 'success',
        title: copies.size === 1 ? 'Duplicated in 1 language' : `Duplicated in ${copies.size} languages`,
        description: 'Each is a draft with its own URL.',
      })
      const copy = copies.get(String(document.language))
      if (copy) navigateIntent('edit', { id: copy, type: props.type })
    })

  return {
    ...description,
    disabled: Boolean(description.disabled) || isBusy,
    onHandle: () => void duplicate(),
  }
}
duplicateOfGroup.action = 'duplicate'

const notDuplicated = logged(
  'Could not duplicate a document with its translations.',
  'Nothing was duplicated. Check your connection and try again.',
)
