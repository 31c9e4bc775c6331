import { type RefObject, useEffect, useState } from 'react'

type BufferedTextOptions = {
  field: RefObject<HTMLTextAreaElement | null>
  /** Whether the text couldn't be saved. It then stays in the field, so that it can be fixed. */
  isRejected: boolean
}

/**
 * The text of a field while it is edited. Remote changes replace it only while the field doesn't have the focus, or
 * when it loses it: call `leave` on blur.
 */
export function useBufferedText(saved: string, { field, isRejected }: BufferedTextOptions) {
  const [text, setText] = useState(saved)
  useEffect(() => {
    if (!isRejected && field.current !== document.activeElement) setText(saved)
  }, [saved, field, isRejected])
  const leave = () => {
    if (!isRejected) setText(saved)
  }
  return { text, setText, leave }
}
