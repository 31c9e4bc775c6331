/** SQLSTATEs with their own status, longest prefix first. */
const statuses: [prefix: string, status: number][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['57P01', 503],
  ['P0001', 400],
  ['08', 503],
  ['0L', 403],
  ['0P', 403],
  ['28', 403],
  ['53', 503],
  ...['09', '25', '2D', '38', '39', '3B', '40', '54', '55', '57', '58', 'F0', 'HV', 'P0', 'XX'].map(
    (prefix): [string, number] => [prefix, 500],
  ),
]

/**
 * The HTTP status of an SQLSTATE. A function can choose one with PTxyz.
 * Source: https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 */
export function sqlStatus(code: string, role: string): number {
  // An anonymous caller could sign in to get more rights, hence 401.
  if (code === '42501') return role === 'anon' ? 401 : 403
  const custom = /^PT([1-5]\d\d)$/.exec(code)
  if (custom) return Number(custom[1])
  return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}
