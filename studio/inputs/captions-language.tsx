import { hasAsset } from '@tidewright/schemas/objects/picture.schema.ts'
import { useEffect, useRef } from 'react'
import { type StringInputProps, setIfMissing, useFormValue } from 'sanity'

/** The language of captions. Captions that are uploaded are taken to be in the document's language, until told otherwise. */
export function CaptionsLanguage(props: StringInputProps) {
  const { value, readOnly, onChange, path } = props
  const language = useFormValue(['language'])
  const hasCaptions = hasAsset(useFormValue([...path.slice(0, -1), 'captions']))
  const hadCaptions = useRef(hasCaptions)

  // Opening a form changes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new file starts this
  useEffect(() => {
    const isNew = hasCaptions && !hadCaptions.current
    hadCaptions.current = hasCaptions
    if (isNew && !value && !readOnly && typeof language === 'string') onChange(setIfMissing(language))
  }, [hasCaptions])

  return props.renderDefault(props)
}
