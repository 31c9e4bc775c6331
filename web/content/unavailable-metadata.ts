import 'server-only'
import type { Metadata } from 'next'
import { unavailableMark } from '../next-internals/html-markers.ts'

/** The metadata of a page whose content never loaded and cannot just now: our server answers it with 503, by its mark. */
export function unavailableMetadata(title: string): Metadata {
  return { title, robots: { index: false }, other: { [unavailableMark]: 'yes' } }
}
