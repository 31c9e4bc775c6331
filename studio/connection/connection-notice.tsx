import { getPublishedId, useFormValue } from 'sanity'
import { Notice } from '../ui/notice.tsx'
import { useIsDisconnected } from './use-is-disconnected.ts'

/** A notice above the form while the connection is lost. */
export function FormConnectionNotice() {
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  return <ConnectionNotice id={id} type={String(useFormValue(['_type']) ?? '')} />
}

/** The same for the editor of a document (by published id) outside of a form. */
export function ConnectionNotice({ id, type }: { id: string; type: string }) {
  const isDisconnected = useIsDisconnected(id, type)
  return (
    isDisconnected && (
      <Notice tone="caution">
        Not connected. What you type is kept in this window and saved once you’re connected again: don’t close
        it.
      </Notice>
    )
  )
}
