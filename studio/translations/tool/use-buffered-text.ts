import { type RefObject, useEffect, useState } from 'react'

type TypedOptions = {
  field: RefObject<HTMLTextAreaElement | null>
  /** Whether what is typed could not be saved: then it stays, for who typed it to mend. */
  isRejected: boolean
}

/**
 * The text while it is typed; what arrives from elsewhere replaces it while nobody is in the field, or once one leaves it. `leave` is to be
 * called then.
 */
export function useBufferedText(saved: string, { field, isRejected }: TypedOptions) {
  const [text, setText] = useState(saved)
  useEffect(() => {
    if (!isRejected && field.current !== document.activeElement) setText(saved)
  }, [saved, field, isRejected])
  const leave = () => {
    if (!isRejected) setText(saved)
  }
  return { text, setText, leave }
}
