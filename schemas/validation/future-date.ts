import type { CustomValidator } from 'sanity'

/** Warns of a future date, since publishing doesn't wait for it. A date is `2026-05-03`. */
export const warnOfFutureDate: CustomValidator<string | undefined> = (date) =>
  !date || date <= new Date().toISOString().slice(0, 10)
    ? true
    : 'This date is in the future, but publishing doesn’t wait for it: visitors see the article immediately, with this date.'
