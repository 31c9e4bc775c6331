import { useEffect } from 'react'
import { track } from '@/analytics/track.ts'

/**
 * Reports clicks on links that look like buttons, by label. Links with a `data-source` are reported by the dialog that
 * they open.
 */
export function useButtonClicks(accepted: boolean) {
  useEffect(() => {
    if (!accepted) return
    const controller = new AbortController()
    const clicked = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a.button-primary, a.button-secondary') : null
      if (link && !link.hasAttribute('data-source'))
        track({ name: 'button_click', button: link.textContent.trim() })
    }
    // In the capture phase, before a handler can stop the event.
    window.addEventListener('click', clicked, { signal: controller.signal, capture: true })
    return () => controller.abort()
  }, [accepted])
}
