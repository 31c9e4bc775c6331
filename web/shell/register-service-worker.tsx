'use client'

import { defaultLocale, locales } from '@tidewright/contracts/locales.ts'
import { useEffect } from 'react'

const prefixes = locales.filter(({ id }) => id !== defaultLocale).map(({ id }) => `/${id}`)

/** Caches the offline page once the visitor's page has loaded. */
export function RegisterServiceWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const register = () =>
      navigator.serviceWorker.register(`/offline.js?prefixes=${prefixes}`).catch(() => undefined)
    if (document.readyState === 'complete') register()
    else window.addEventListener('load', register, { once: true })
  }, [])
  return null
}
