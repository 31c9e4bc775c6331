import { getPublishedId, useFormValue } from 'sanity'
import { Notice } from '../ui/notice.tsx'
import { useIsDisconnected } from './use-is-disconnected.ts'

/** A notice above the form while the connection is lost. */
export function ConnectionNotice() {
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const isDisconnected = useIsDisconnected(id, String(useFormValue(['_type']) ?? ''))
  return (
    isDisconnected && (
      <Notice tone="caution">
        Not connected. What you type is kept in this window and saved once you’re connected again: don’t close
        it.
      </Notice>
    )
  )
}
