import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useEffect, useRef } from 'react'
import { type ObjectInputProps, setIfMissing, useClient, useFormValue } from 'sanity'

/** An image field. A newly chosen image brings its alternative text in the document's language from the media library. */
export function PictureInput(props: ObjectInputProps) {
  const { value, readOnly, onChange } = props
  const assetId: string | undefined = value?.asset?._ref
  const takesText = !readOnly && !value?.alt && value?.decorative !== true
  const language = String(useFormValue(['language']) ?? '')
  const client = useClient({ apiVersion })
  const shown = useRef(assetId)

  // Only a change of the image starts this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (assetId === shown.current) return
    shown.current = assetId
    if (!assetId || !takesText) return
    client
      .fetch<Record<string, string | null> | null>('*[_id == $assetId][0].altText', { assetId })
      .then((texts) => {
        const alt = texts?.[language]
        if (alt && shown.current === assetId) onChange(setIfMissing(alt, ['alt']))
      })
      .catch((error: unknown) => console.warn('Could not load the alternative text of an image.', error))
  }, [assetId])

  return props.renderDefault(props)
}
