import { interpolate } from '@tidewright/contracts/figures.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { useContext } from 'react'
import type { PreviewProps } from 'sanity'
import { SettingsContext } from './settings-context.ts'
import { useFigures } from './use-settings.ts'

/** A list preview with figures filled in, in English format. The preview of a figure itself keeps its key. */
export function PlaceholderPreview(props: PreviewProps) {
  return props.schemaType?.name === 'figure' ? props.renderDefault(props) : <FilledPreview {...props} />
}

function FilledPreview(props: PreviewProps) {
  const figures = useFigures(useContext(SettingsContext), defaultLocale)
  const filled = <Part,>(part: Part) => (typeof part === 'string' ? interpolate(part, figures) : part)
  return props.renderDefault({ ...props, title: filled(props.title), subtitle: filled(props.subtitle) })
}
