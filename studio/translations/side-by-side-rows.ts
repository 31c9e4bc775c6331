import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { type Finding, findingsOf } from './checks.ts'
import { type Change, changesSince, patchPath, placedTexts, type SourceRecord } from './source-record.ts'
import type { ContentDocument } from './translated-copy.ts'
import { type Unit, unitsOf } from './units.ts'

/** A text of the English document beside its translation. */
export type SideBySideRow = {
  /** The place in the document, as a patch names it. */
  place: string
  unit: Unit
  /** The translation; null where the translation is not built as English is and lacks the place. */
  target: string | null
  /** What English said when the translation was made, where that was something else. */
  before: string | null
  isNew: boolean
  findings: Finding[]
}

export type SideBySide = {
  rows: SideBySideRow[]
  /** What English said before and does not say any more. */
  gone: Change[]
  isOutdated: boolean
  /** Whether the translation lacks places that English has, or has ones that English lost. */
  isBuiltOtherwise: boolean
}

type Options = {
  source: ContentDocument
  translation: ContentDocument
  record: SourceRecord | null
  locale: LocaleId
}

/** Two documents text by text, with what there is to look at in each. */
export function sideBySide({ source, translation, record, locale }: Options): SideBySide {
  const targets = new Map(placedTexts(translation).map(({ path, text }) => [path, text]))
  const changes = record ? changesSince(record.units, placedTexts(source)) : []
  const changeOf = new Map(changes.map((change) => [change.path, change]))
  const units = unitsOf(source)
  const rows = units.map((unit): SideBySideRow => {
    const place = patchPath(unit.path)
    const target = targets.get(place) ?? null
    const change = changeOf.get(place)
    const dismissed = (record?.dismissed ?? []).flatMap((entry) =>
      entry.startsWith(`${place} `) ? [entry.slice(place.length + 1)] : [],
    )
    return {
      place,
      unit,
      target,
      before: change?.before ?? null,
      isNew: change !== undefined && change.before === null,
      findings:
        unit.kind === 'slug'
          ? []
          : findingsOf({ source: unit.text, target: target ?? '', locale }, dismissed),
    }
  })
  const places = new Set(rows.map(({ place }) => place))
  return {
    rows,
    gone: changes.filter(({ after }) => after === null),
    isOutdated: changes.length > 0,
    isBuiltOtherwise:
      rows.some(({ target }) => target === null) || [...targets.keys()].some((place) => !places.has(place)),
  }
}

/** Whether a row is something to look at. */
export function needsWork({ target, before, isNew, findings }: SideBySideRow): boolean {
  return target === null || before !== null || isNew || findings.length > 0
}
