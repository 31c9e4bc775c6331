import { fill } from '@/i18n/fill.ts'

/**
 * The long form's fields beyond the request: the visitor's own preparation, which stays in the browser (product.md 4)
 * but for the class of the size.
 */
const noteFields = ['employees', 'revenue', 'message'] as const

export type NoteField = (typeof noteFields)[number]
export type CallNote = { label: string; text: string }

/** The largest number of employees of each class. */
const sizeClasses = [
  { upTo: 9, name: '1-9' },
  { upTo: 49, name: '10-49' },
  { upTo: 249, name: '50-249' },
  { upTo: Number.POSITIVE_INFINITY, name: '250+' },
]

/** All that leaves the browser of a number of employees, and only with consent (product.md 22); nothing for none. */
export function sizeClass(employees: string): string | undefined {
  const count = Number(employees)
  return count >= 1 ? sizeClasses.find(({ upTo }) => count <= upTo)?.name : undefined
}

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

/** The notes as one text, to paste elsewhere. `line` is the message for a label and its value. */
export function formatCallNotes(notes: CallNote[], line: string): string {
  return notes.map(({ label, text }) => fill(line, { label, value: text })).join('\n')
}
