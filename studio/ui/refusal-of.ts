/** Why the content lake refused a write (409); null if it failed for another reason, such as a lost connection. */
export function refusalOf(error: unknown): string | null {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 409 ? error.message : null
}
