import { anchorPageId, fetchPageAnchors } from '@tidewright/schemas/validation/paths/page-anchors.ts'
import { useCallback } from 'react'
import { getPublishedId, type SanityClient, type StringInputProps, useFormValue } from 'sanity'
import { SuggestedValues } from './suggested-values.tsx'
import { useAsync } from './use-async.ts'

/** Suggests the anchors of the page that the link points to. */
export function AnchorInput(props: StringInputProps) {
  const documentId = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const pageId = anchorPageId(useFormValue(props.path.slice(0, -1)), documentId)
  const fetchAnchors = useCallback(
    async (client: SanityClient) => (pageId ? fetchPageAnchors(client, pageId) : null),
    [pageId],
  )
  const values = (useAsync(fetchAnchors) ?? []).map(({ anchor, title }) => ({ value: anchor, title }))
  return <SuggestedValues props={props} values={values} />
}
