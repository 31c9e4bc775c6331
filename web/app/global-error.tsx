'use client'

import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useSyncExternalStore } from 'react'

/** Built into the site, because neither content nor styles are at hand: language tag, title, link. */
const texts: Record<string, [string, string, string]> = {
  es: ['es', 'Se ha producido un error inesperado', 'Intentarlo de nuevo'],
  fr: ['fr', 'Une erreur inattendue s’est produite', 'Réessayer'],
  it: ['it', 'Si è verificato un errore imprevisto', 'Riprova'],
  nl: ['nl', 'Er is een onverwachte fout opgetreden', 'Probeer opnieuw'],
} satisfies Record<Exclude<LocaleId, 'en-UK'>, [string, string, string]>
const english = ['en-GB', 'Unexpected Application Error!', 'Try again']

const subscribe = () => () => {}

/** The page for an error in the root layout itself. It also replaces Next.js's own, which is 1 KiB larger. */
export default function GlobalError() {
  const path = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '/',
  )
  const [lang, title, retry] = texts[path.split('/')[1] ?? ''] ?? english
  return (
    <html lang={lang}>
      <head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        <h1>{title}</h1>
        <a href={path}>{retry}</a>
      </body>
    </html>
  )
}
