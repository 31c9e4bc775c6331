import { anchorPageId, fetchPageAnchors } from '@tidewright/schemas/validation/paths/page-anchors.ts'
import { useCallback } from 'react'
import { getPublishedId, type SanityClient, type StringInputProps, useFormValue } from 'sanity'
import { SuggestedValues } from './suggested-values.tsx'
import { useAsync } from './use-async.ts'

/** Offers the places of the page that the link leads to. */
export function AnchorInput(props: StringInputProps) {
  const documentId = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const pageId = anchorPageId(useFormValue(props.path.slice(0, -1)), documentId)
  const ask = useCallback(
    async (client: SanityClient) => (pageId ? fetchPageAnchors(client, pageId) : null),
    [pageId],
  )
  const values = (useAsync(ask) ?? []).map(({ anchor, title }) => ({ value: anchor, title }))
  return <SuggestedValues props={props} values={values} />
}
