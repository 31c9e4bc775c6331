import 'server-only'
import type { Metadata } from 'next'
import { unavailableMark } from '../next-internals/html-markers.ts'

/** The metadata of a page whose content never loaded. It contains a marker that makes our server send status 503. */
export function unavailableMetadata(title: string): Metadata {
  return { title, robots: { index: false }, other: { [unavailableMark]: 'yes' } }
}
