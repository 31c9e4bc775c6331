import { useId } from 'react'
import type { StringInputProps } from 'sanity'

export type SuggestedValue = { value: string; title?: string }

/** A text input with suggestions; other values are allowed. */
export function SuggestedValues({
  props,
  values,
}: {
  props: StringInputProps
  values: readonly SuggestedValue[]
}) {
  const list = useId()
  const elementProps = { ...props.elementProps, list, autoComplete: 'off' }
  return (
    <>
      {props.renderDefault({ ...props, elementProps })}
      <datalist id={list}>
        {values.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
