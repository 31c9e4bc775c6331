import {
  type FigureSettings,
  type Figures,
  formatFigures,
  interpolate,
} from '@tidewright/contracts/figures.ts'
import type { PrepareViewOptions, SchemaTypeDefinition } from 'sanity'
import { languageTagOf } from './use-settings.ts'

/** In English format, as in lists: a preview doesn't know its document's language. */
let figures: Figures = new Map()

/** Keeps the figures of the Settings for `withFilledPreview`. */
export function keepFigures(settings: FigureSettings | null): void {
  figures = formatFigures(settings, languageTagOf(undefined))
}

/**
 * The type with figures filled into the title and subtitle of its preview. The heads of dialogs read these directly,
 * without the component that lists use.
 */
export function withFilledPreview<Type extends SchemaTypeDefinition>(type: Type): Type {
  const preview = 'preview' in type ? type.preview : undefined
  if (!preview || type.name === 'figure') return type
  const prepare = (item: Record<string, unknown>, options?: PrepareViewOptions) => {
    const prepared = preview.prepare?.(item, options) ?? item
    return { ...prepared, title: filled(prepared.title), subtitle: filled(prepared.subtitle) }
  }
  return { ...type, preview: { ...preview, prepare } }
}

function filled<Part>(part: Part): Part | string {
  return typeof part === 'string' ? interpolate(part, figures) : part
}
