'use client'

import { useEffect } from 'react'

const typing = 'input, textarea, select, [contenteditable]'

/**
 * Opens the header's search on `/` and Ctrl K, and loads the suggestions once a visitor focuses a search field. Renders
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
        const { key, target, ctrlKey, metaKey, altKey } = event
        const isTyping = target instanceof Element && target.closest(typing)
        const isWanted = ctrlKey || metaKey ? key === 'k' : key === '/' && !altKey && !isTyping
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
