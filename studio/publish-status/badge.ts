import type { DocumentBadgeComponent } from 'sanity'
import { siteUrl } from '../env.ts'
import { statusAdvice, statusLabel } from './publish-status.ts'
import { usePublishStatus } from './use-publish-status.ts'

/** A badge next to the publish button: whether visitors see the published version. Nobody sees what is in a release. */
export const PublishStatusBadge: DocumentBadgeComponent = ({ published: live, version }) => {
  const published = version ? null : live
  const state = usePublishStatus(published)
  const label = published ? statusLabel(state, new Date()) : null
  return label && { ...label, title: statusAdvice(state, siteUrl) ?? label.label }
}
