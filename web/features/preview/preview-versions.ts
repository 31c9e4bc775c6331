/** The id of the element in the preview's bar that names the version. */
export const versionPlace = 'preview-version'

export type OpenRelease = { id: string; title: string | null }

/** A version of the content that the preview can show. */
export type PreviewVersion = { perspective: string; name: string }

/**
 * Drafts, published documents, and each open release in front of the drafts. `shown` is among them even if it is a stack
 * of several releases, or one that isn't open any more.
 */
export function previewVersions(
  releases: readonly OpenRelease[],
  shown: string,
  names: { drafts: string; published: string },
): PreviewVersion[] {
  const titles = new Map(releases.map(({ id, title }) => [id, title || id]))
  const versions = [
    { perspective: 'drafts', name: names.drafts },
    { perspective: 'published', name: names.published },
    ...[...titles].map(([id, name]) => ({ perspective: `${id},drafts`, name })),
  ]
  if (versions.some(({ perspective }) => perspective === shown)) return versions
  const stack = shown.split(',').filter((id) => id !== 'drafts' && id !== 'published')
  return [...versions, { perspective: shown, name: stack.map((id) => titles.get(id) ?? id).join(', ') }]
}
