import { useEffect, useState } from 'react'
import { type DocumentActionComponent, getPublishedId, useConnectionState, useFormValue } from 'sanity'
import { Notice } from '../ui/notice.tsx'
import { wrapOnce } from '../ui/wrap-action.ts'

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

/** Publish waits for the connection: the last words may not be saved yet. */
export function publishWhenConnected(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => (action.action === 'publish' ? disabledOffline(action) : action))
}

const disabledOffline = wrapOnce((publish) => (props) => {
  const description = publish(props)
  const isDisconnected = useIsDisconnected(getPublishedId(props.id), props.type)
  return description && isDisconnected
    ? { ...description, disabled: true, title: 'Not connected' }
    : description
})

/** A connection that is back within this time isn't worth a notice. */
const graceMs = 2_000

/** Whether the connection to the content lake has been lost for a while; edits of the document aren't saved meanwhile. */
export function useIsDisconnected(id: string, type: string): boolean {
  const isOffline = useIsOffline()
  const state = useConnectionState(id, type)
  const isLost = isOffline || state === 'reconnecting'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLost) return setShown(false)
    const timer = setTimeout(() => setShown(true), graceMs)
    return () => clearTimeout(timer)
  }, [isLost])
  return isShown
}

/** What the browser knows at once, before a request fails. */
function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine)
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine)
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [])
  return isOffline
}
