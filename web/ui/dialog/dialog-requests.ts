import type { DialogName } from '@tidewright/schemas/dialogs.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'

/** What every dialog is given; `Data` is its messages and content, loaded with it. */
export type DialogProps<Data> = {
  data: Data
  locale: LocaleId
  /** Where it was opened, for analytics: `direct` when it was by a link of the content. */
  source: string
  /** What the dialog is for is done; it may stay open to say so. */
  onDone: () => void
  onClose: () => void
}

export type DialogRequest = {
  name: DialogName
  source: string
  onDone?: () => void
  /** It could not be loaded. */
  onUnavailable?: () => void
}

const eventName = 'dialog-request'

/** Opens a dialog over the page. @returns false when nothing on the page could. */
export function requestDialog(request: DialogRequest): boolean {
  return !window.dispatchEvent(new CustomEvent(eventName, { detail: request, cancelable: true }))
}

/** Takes the requests for dialogs until `signal` is aborted; the layout has the one who does. */
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
