import type { FigureSettings } from '@tidewright/contracts/figures.ts'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import type { RoiAssumptions } from '@tidewright/contracts/roi.ts'
import type { Labels } from './labels.ts'
import type { RichBlock } from './rich-block.ts'
import type { Sheet } from './xlsx/sheet.ts'

/** A part of a guide under one heading; chapters also have an introductory sentence. */
export type GuidePart = { title: string; text?: string; blocks: RichBlock[] }

export type Guide = {
  title: string
  subtitle: string
  /** The path under `/downloads/`. */
  file: string
  hasChapters: boolean
  parts: GuidePart[]
  /** The closing text of all guides in the language. */
  closing: string
}

/** The texts of the files in a language, in which figures are `{key}`. */
export type DownloadTexts = {
  labels: Labels
  guides: Guide[]
  /** The sheets that explain the workbooks. */
  howTo: { calculator: Sheet; inventory: Sheet }
}

/** What the files quote from Settings, and the names of the calculator's industries in the language. */
export type DownloadSettings = FigureSettings & {
  company: string
  calculator: RoiAssumptions
  industryNames: Readonly<Record<string, string>>
}

/** What a file is made from. */
export type DownloadSource = { locale: LocaleId; texts: DownloadTexts; settings: DownloadSettings }

/** The path of a file under `/downloads/`; languages other than English have their own folder. */
export function downloadPath(locale: LocaleId, file: string): string {
  return locale === defaultLocale ? file : `${locale}/${file}`
}
