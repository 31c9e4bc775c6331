/** The words of the starter guide's dialog in the visitor's language. */
export type StarterGuideMessages = {
  labels: { name: string; email: string; company: string }
  missing: string
  invalidEmail: string
  submit: string
  submitting: string
  note: string
  doneTitle: string
  doneText: string
  started: { title: string; text: string }
  failed: { title: string; text: string }
  close: string
}

export type Guide = {
  title: string
  lead: string
  /** The title under which the database has the file. */
  resource: string
  chapters: { _key: string; title: string; text: string }[]
}

export type StarterGuideDialogData = {
  guide: Guide
  /** BCP 47 tag of the language that the guide is in: en-GB where it is not translated. */
  languageTag: string
  /** “8 chapters”. */
  chapters: string
  messages: StarterGuideMessages
}
