/**
 * The long form's fields beyond the request: the visitor's own preparation, which stays in the browser (product.md 4).
 */
const noteFields = ['employees', 'revenue', 'message'] as const

export type NoteField = (typeof noteFields)[number]
export type CallNote = { label: string; text: string }

/** The spec's rule: the number of employees is digits only. */
export function onlyDigits(value: string): string {
  return value.replaceAll(/\D/g, '')
}

/** The notes that were filled in, in the order of the form. */
export function readCallNotes(form: FormData, labels: Record<NoteField, string>): CallNote[] {
  return noteFields.flatMap((field) => {
    const text = String(form.get(field) ?? '').trim()
    return text ? [{ label: labels[field], text }] : []
  })
}

/** The notes as one text, to paste elsewhere. */
export function formatCallNotes(notes: CallNote[]): string {
  return notes.map(({ label, text }) => `${label}: ${text}`).join('\n')
}
