import type { NoteField } from './call-notes.ts'
import type { FormMessages } from './form-messages.ts'

/** What the long form says in the visitor's language; its success view too. */
export type DiscoveryCallDialogData = {
  title: string
  lead: string
  messages: FormMessages
  labels: Record<NoteField, string>
  notesHint: string
  notesTitle: string
  copyNotes: string
  copied: string
  toastTitle: string
  toastText: string
  returning: string
  stay: string
  home: string
}
