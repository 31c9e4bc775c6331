import type { DialogName } from '@tidewright/contracts/dialogs.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'

/** What is already known of the visitor, by field: from a link's `data-prefill`, never from the network. */
export type Prefill = Readonly<Record<string, string>>

/** The props of every dialog. `Data` is its messages and content, loaded with it. */
export type DialogProps<Data> = {
  data: Data
  locale: LocaleId
  /** Where it was opened, for analytics: `direct` for a link in the content. */
  source: string
  prefill: Prefill
  /** Called when the dialog has served its purpose; it may stay open for a success view. */
  onDone: () => void
  onClose: () => void
}

export type DialogRequest = {
  name: DialogName
  source: string
  onDone?: () => void
  /** Called if it doesn't load. */
  onUnavailable?: () => void
}

const eventName = 'dialog-request'

/** Opens a dialog over the page. @returns false if the page can't. */
export function requestDialog(request: DialogRequest): boolean {
  return !window.dispatchEvent(new CustomEvent(eventName, { detail: request, cancelable: true }))
}

/** Handles dialog requests until `signal` is aborted; the layout has the only listener. */
export function onDialogRequest(open: (request: DialogRequest) => void, signal: AbortSignal): void {
  const listener = (event: CustomEvent<DialogRequest>) => {
    event.preventDefault()
    open(event.detail)
  }
  window.addEventListener(eventName, listener, { signal })
}

declare global {
  interface WindowEventMap {
    [eventName]: CustomEvent<DialogRequest>
  }
}
