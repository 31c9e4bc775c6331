import type { LocaleId } from '@tidewright/schemas/locales.ts'

/** A document of the starter content. A picture in it names its file; importing puts the uploaded asset in its place. */
export type SeedDocument = {
  document: { _id: string; _type: string; language?: LocaleId; [field: string]: unknown }
  /** The id of the en-UK document that it translates; its own id for that one. */
  translationOf: string
}

/** A picture before its file is uploaded. */
export type SeedPicture = { _type: 'picture'; launchFile: string; alt?: string; decorative: boolean }

/** A file of another kind before it is uploaded, such as a film. */
export type SeedFile = { _type: 'file'; launchFile: string }

export function isSeedAsset(value: unknown): value is SeedPicture | SeedFile {
  return typeof value === 'object' && value !== null && 'launchFile' in value
}
