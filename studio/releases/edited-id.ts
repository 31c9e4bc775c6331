/** The id under which a document (by published id) is edited: its version in a release, or its draft. */
export function editedId(id: string, release: string | undefined): string {
  return release ? `versions.${release}.${id}` : `drafts.${id}`
}

/** The published id of a document, its draft or a version of it. */
export function publishedIdOf(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
}

/** The release of a version, by its id; undefined for a draft or a published document. */
export function releaseOf(id: string): string | undefined {
  return /^versions\.([^.]+)\./.exec(id)?.[1]
}
