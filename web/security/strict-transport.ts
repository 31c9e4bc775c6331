/** Two years, for all subdomains: https://www.rfc-editor.org/rfc/rfc6797 */
const usual = 'max-age=63072000; includeSubDomains'
/** What the list of https://hstspreload.org requires, in seconds. */
const minPreloadAge = 31_536_000

/**
 * The `Strict-Transport-Security` header: the given value, or the usual one without a value. @throws for a value that browsers
 * would ignore, or that promises preloading without its conditions.
 */
export function strictTransportSecurity(given: string | undefined): string {
  const value = given?.trim() || usual
  const [, age, subdomains, preload] = /^max-age=(\d+)(; includeSubDomains)?(; preload)?$/.exec(value) ?? []
  if (age === undefined)
    throw new Error(
      `STRICT_TRANSPORT_SECURITY is "${value}". Write it like "${usual}", "max-age=63072000" or "${usual}; preload".`,
    )
  if (preload && (!subdomains || Number(age) < minPreloadAge))
    throw new Error('STRICT_TRANSPORT_SECURITY: preload requires includeSubDomains and a max-age of a year.')
  return value
}
