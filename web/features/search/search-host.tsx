'use client'

import { useEffect } from 'react'

/**
 * Opens the header's search on Ctrl K or Cmd K, and loads the suggestions once a visitor focuses a search field. Renders
 * nothing.
 */
export function SearchHost() {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement) || !target.dataset.search) return
        // Without them, the form works as it is.
        import('./suggestions.ts').then(({ suggest }) => suggest(target)).catch(() => {})
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        const isWanted = (event.ctrlKey || event.metaKey) && event.key === 'k'
        const panel = isWanted && document.getElementById('site-search')
        if (!panel || document.querySelector('dialog[open]')) return
        event.preventDefault()
        panel.showPopover()
      },
      { signal },
    )
    return () => controller.abort()
  }, [])
  return null
}
