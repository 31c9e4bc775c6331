/** The anchor of a row of the lists, for links that lead to it. */
export function rowAnchor(id: string): string {
  return `download-${id}`
}
