import { useEffect } from 'react'
import { track } from '@/analytics/track.ts'

/** Tells of clicks on links that look like buttons, by their label. One with a `data-source` is told of by what it opens. */
export function useButtonClicks(accepted: boolean) {
  useEffect(() => {
    if (!accepted) return
    const controller = new AbortController()
    const clicked = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a.button-primary, a.button-secondary') : null
      if (link && !link.hasAttribute('data-source'))
        track({ name: 'button_click', button: link.textContent.trim() })
    }
    // Before whatever takes the click and stops it.
    window.addEventListener('click', clicked, { signal: controller.signal, capture: true })
    return () => controller.abort()
  }, [accepted])
}
