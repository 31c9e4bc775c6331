/** Rejects a list in which two items have the same value in a field. */
export function uniqueBy(field: string) {
  return (items: readonly unknown[] | undefined): true | string => {
    const seen = new Set<unknown>()
    for (const item of items ?? []) {
      const value: unknown = Object(item)[field]
      if (value !== undefined && seen.has(value)) return `“${String(value)}” is listed twice.`
      seen.add(value)
    }
    return true
  }
}
