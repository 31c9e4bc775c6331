import type { LocaleId } from '@tidewright/schemas/locales.ts'

/** A document of the launch content, before its picture is uploaded. */
export type LaunchDocument = {
  document: { _id: string; _type: string; language: LocaleId; [field: string]: unknown }
  /** The id of the en-UK document that it translates; its own id for that one. */
  translationOf: string
  /** A file of `images/` that goes into a field, with its alternative text. */
  picture?: { field: string; file: string; alt: string }
}
