import { anchorPageId, fetchPageAnchors } from '@tidewright/schemas/validation/paths/page-anchors.ts'
import { useCallback } from 'react'
import { getPublishedId, type SanityClient, type StringInputProps, useFormValue } from 'sanity'
import { OfferedValues } from './offered-values.tsx'
import { useAnswer } from './use-answer.ts'

/** Offers the places of the page that the link leads to. */
export function AnchorInput(props: StringInputProps) {
  const documentId = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const pageId = anchorPageId(useFormValue(props.path.slice(0, -1)), documentId)
  const ask = useCallback(
    async (client: SanityClient) => (pageId ? fetchPageAnchors(client, pageId) : null),
    [pageId],
  )
  const values = (useAnswer(ask) ?? []).map(({ anchor, title }) => ({ value: anchor, title }))
  return <OfferedValues props={props} values={values} />
}
