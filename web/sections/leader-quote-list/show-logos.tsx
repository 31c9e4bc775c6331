'use client'

import { useEffect } from 'react'

/** Reveals each logo of the page once it has loaded; otherwise the initials stay. */
export function ShowLogos() {
  useEffect(() => {
    const show = (image: unknown) => {
      if (image instanceof HTMLImageElement && image.matches('.leader-logo') && image.naturalWidth > 0)
        image.classList.remove('opacity-0')
    }
    // They may have loaded before this code.
    document.querySelectorAll('.leader-logo').forEach(show)
    const loaded = ({ target }: Event) => show(target)
    document.addEventListener('load', loaded, true)
    return () => document.removeEventListener('load', loaded, true)
  }, [])
  return null
}
