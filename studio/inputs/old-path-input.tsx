import { redirectSource } from '@tidewright/schemas/validation/paths/redirect-source.ts'
import type { FocusEvent } from 'react'
import { type StringInputProps, set } from 'sanity'
import { siteUrl } from '../env.ts'

/** An old URL of the site: on leaving the field, any spelling of it becomes the path that the site looks up. */
export function OldPathInput(props: StringInputProps) {
  const { value = '', onChange, elementProps } = props
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    elementProps.onBlur(event)
    const path = redirectSource(value, siteUrl)
    if (path !== value && !elementProps.readOnly) onChange(set(path))
  }
  return props.renderDefault({ ...props, elementProps: { ...elementProps, onBlur } })
}
