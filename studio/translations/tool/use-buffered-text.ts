import { type RefObject, useEffect, useRef, useState } from 'react'

type BufferedTextOptions = {
  field: RefObject<HTMLTextAreaElement | null>
  /** Whether the text couldn't be saved. It then stays in the field, so that it can be fixed. */
  isRejected: boolean
}

/**
 * The text of a field while it is edited. Remote changes replace it unless it has the focus and edits that aren't saved
 * yet, and otherwise when it loses the focus: call `leave` on blur.
 */
export function useBufferedText(saved: string, { field, isRejected }: BufferedTextOptions) {
  const [text, setText] = useState(saved)
  const savedBefore = useRef(saved)
  useEffect(() => {
    const before = savedBefore.current
    savedBefore.current = saved
    if (isRejected) return
    const hasFocus = field.current === document.activeElement
    setText((shown) => (hasFocus && shown !== before ? shown : saved))
  }, [saved, field, isRejected])
  const leave = () => {
    if (!isRejected) setText(saved)
  }
  return { text, setText, leave }
}

/** Types a text in place of the selection and leaves the cursor behind it. */
export function insertAtCursor(
  area: HTMLTextAreaElement,
  inserted: string,
  type: (text: string) => void,
): void {
  const { selectionStart, selectionEnd, value } = area
  type(value.slice(0, selectionStart) + inserted + value.slice(selectionEnd))
  area.focus()
  const cursor = selectionStart + inserted.length
  // Rendering the new text moves the cursor to the end.
  requestAnimationFrame(() => area.setSelectionRange(cursor, cursor))
}
