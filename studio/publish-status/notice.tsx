import { getPublishedId, useEditState, useFormValue } from 'sanity'
import { siteUrl } from '../env.ts'
import { Notice } from '../ui/notice.tsx'
import { statusAdvice } from './publish-status.ts'
import { usePublishStatus } from './use-publish-status.ts'

/** Above the form: what is wrong when the site lags behind what was published. */
export function PublishStatusNotice() {
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const type = String(useFormValue(['_type']) ?? '')
  const { published } = useEditState(id, type, 'low')
  const advice = statusAdvice(usePublishStatus(published), siteUrl)
  return advice && <Notice tone="caution">{advice}</Notice>
}
