import type { DocumentBadgeComponent } from 'sanity'
import { siteUrl } from '../env.ts'
import { adviceOn, labelOf } from './live-state.ts'
import { useLive } from './use-live.ts'

/** Beside the publish button: whether visitors have what was published. */
export const LiveBadge: DocumentBadgeComponent = ({ published }) => {
  const state = useLive(published)
  const label = published ? labelOf(state, new Date()) : null
  return label && { ...label, title: adviceOn(state, siteUrl) ?? label.label }
}
