'use client'

import { useEffect } from 'react'

/** Keeps the offline page ready, once the page that the visitor came for is there. */
export function OfflineReady() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const register = () => navigator.serviceWorker.register('/offline.js').catch(() => undefined)
    if (document.readyState === 'complete') register()
    else window.addEventListener('load', register, { once: true })
  }, [])
  return null
}
