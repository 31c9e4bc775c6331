import { useEffect, useState } from 'react'

/** When a dialog closes, puts the focus back where it was; Sanity's dialog leaves it nowhere, at the top of the page. */
export function useFocusBack(): void {
  // Read while rendering: in an effect, the dialog has the focus already.
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [before])
}
