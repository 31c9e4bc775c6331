import { useCallback } from 'react'
import { type SanityClient, type StringInputProps, useFormValue } from 'sanity'
import { SuggestedValues } from './suggested-values.tsx'
import { useAsync } from './use-async.ts'

/** Offers what other documents of the type and language have in the same field: a list that grows by being used. */
export function UsedValuesInput(props: StringInputProps) {
  const type = useFormValue(['_type'])
  const language = useFormValue(['language']) ?? null
  const name = String(props.path.at(-1))
  const ask = useCallback(
    (client: SanityClient) =>
      client.fetch<(string | null)[]>(
        `array::unique(*[_type == $type && language == $language].${name})`,
        { type, language },
        { perspective: 'published', tag: 'used-values' },
      ),
    [type, language, name],
  )
  const used = useAsync(ask) ?? []
  const values = used.filter((value): value is string => typeof value === 'string').sort()
  return <SuggestedValues props={props} values={values.map((value) => ({ value }))} />
}
