import type { FocusEvent } from 'react'
import { type StringInputProps, set } from 'sanity'
import { expect, it, vi } from 'vitest'

it.each([
  ['https://www.site.example/old-page/?a=1', [[set('/old-page')]]],
  ['/old-page', []],
])('keeps the path of %s when the editor leaves the field', async (value, changes) => {
  vi.stubEnv('SANITY_STUDIO_PROJECT_ID', 'tidewright')
  vi.stubEnv('SANITY_STUDIO_SITE_URL', 'https://www.site.example')
  vi.resetModules()
  const { OldPathInput } = await import('./form-input.tsx')
  const [onChange, onBlur] = [vi.fn(), vi.fn()]
  let leave: StringInputProps['elementProps']['onBlur'] | undefined
  const renderDefault = ({ elementProps }: StringInputProps) => {
    leave = elementProps.onBlur
    return null
  }
  const props: unknown = { value, onChange, elementProps: { onBlur }, renderDefault }
  OldPathInput(props as StringInputProps) // the only props that it uses
  leave?.({} as FocusEvent<HTMLInputElement>) // it reads nothing of the event
  expect(onBlur).toHaveBeenCalledOnce()
  expect(onChange.mock.calls).toEqual(changes)
  vi.unstubAllEnvs()
})
