import { useEditState, useFormValue } from 'sanity'
import { siteUrl } from '../env.ts'
import { Notice } from '../ui/notice.tsx'
import { adviceOn } from './live-state.ts'
import { useLive } from './use-live.ts'

/** Above the form: what is wrong when the site lags behind what was published. */
export function LiveNotice() {
  const id = String(useFormValue(['_id']) ?? '').replace(/^drafts\./, '')
  const type = String(useFormValue(['_type']) ?? '')
  const { published } = useEditState(id, type, 'low')
  const advice = adviceOn(useLive(published), siteUrl)
  return advice && <Notice tone="caution">{advice}</Notice>
}
