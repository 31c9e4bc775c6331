/** The path of an item in a section's list, for click-to-edit. */
export function itemPath(list: string, key: string): string {
  return `${list}[_key=="${key}"]`
}
