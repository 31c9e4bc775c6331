import { useCallback } from 'react'
import { type SanityClient, type StringInputProps, useFormValue } from 'sanity'
import { SuggestedValues } from './suggested-values.tsx'
import { useAsync } from './use-async.ts'

/** Suggests the values that other documents of the same type and language have in this field. */
export function UsedValuesInput(props: StringInputProps) {
  const type = useFormValue(['_type'])
  const language = useFormValue(['language']) ?? null
  const name = String(props.path.at(-1))
  const fetchUsed = useCallback(
    (client: SanityClient) =>
      client.fetch<(string | null)[]>(
        `array::unique(*[_type == $type && language == $language].${name})`,
        { type, language },
        { perspective: 'published', tag: 'used-values' },
      ),
    [type, language, name],
  )
  const used = useAsync(fetchUsed) ?? []
  const values = used.filter((value): value is string => typeof value === 'string').sort()
  return <SuggestedValues props={props} values={values.map((value) => ({ value }))} />
}
