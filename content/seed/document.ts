import type { LocaleId } from '@tidewright/contracts/locales.ts'

/** A document of the starter content. Images refer to files; the import replaces them by uploaded assets. */
export type SeedDocument = {
  document: { _id: string; _type: string; language?: LocaleId; [field: string]: unknown }
  /** The id of the en-UK document that it translates; its own id if it is that document. */
  translationOf: string
}

/** An image before its file is uploaded. */
export type SeedPicture = { _type: 'picture'; launchFile: string; alt?: string; decorative: boolean }

/** Another file before it is uploaded, such as a video. */
export type SeedFile = { _type: 'file'; launchFile: string }

export function isSeedAsset(value: unknown): value is SeedPicture | SeedFile {
  return typeof value === 'object' && value !== null && 'launchFile' in value
}
