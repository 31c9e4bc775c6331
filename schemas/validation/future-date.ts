import type { CustomValidator } from 'sanity'

/** Publishing is at once, whatever the date says. A date is `2026-05-03`. */
export const warnOfFutureDate: CustomValidator<string | undefined> = (date) =>
  !date || date <= new Date().toISOString().slice(0, 10)
    ? true
    : 'This day is still to come, and publishing does not wait for it: visitors see the article at once, under this date.'
