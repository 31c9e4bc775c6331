import { type DocumentBadgeComponent, getPublishedId, isVersionId, useEditState, useFormValue } from 'sanity'
import { siteUrl } from '../env.ts'
import { Notice } from '../ui/notice.tsx'
import { statusAdvice, statusLabel } from './publish-status.ts'
import { usePublishStatus } from './use-publish-status.ts'

/** A badge next to the publish button: whether visitors see the published version. Nobody sees what is in a release. */
export const PublishStatusBadge: DocumentBadgeComponent = ({ published: live, version }) => {
  const published = version ? null : live
  const state = usePublishStatus(published)
  const label = published ? statusLabel(state, new Date()) : null
  return label && { ...label, title: statusAdvice(state, siteUrl) ?? label.label }
}

/** A notice above the form if the site doesn't show the published version; not in a release. */
export function PublishStatusNotice() {
  const formId = String(useFormValue(['_id']) ?? '')
  const id = getPublishedId(formId)
  const type = String(useFormValue(['_type']) ?? '')
  const { published } = useEditState(id, type, 'low')
  const advice = statusAdvice(usePublishStatus(published), siteUrl)
  return advice && !isVersionId(formId) && <Notice tone="caution">{advice}</Notice>
}
