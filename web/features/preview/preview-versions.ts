/** The id of the element in the preview's bar that names the version. */
export const versionPlace = 'preview-version'

/** `isScheduledDraft` is a release of a single document. */
export type OpenRelease = { id: string; title: string | null; isScheduledDraft: boolean }

/** A version of the content that the preview can show. */
export type PreviewVersion = { perspective: string; name: string }

/**
 * Drafts, published documents, and each open release in front of the drafts. `shown` is always among them. If it is a
 * stack, it has the name of its first release: the Studio puts those that follow in its list behind the selected one.
 */
export function previewVersions(
  releases: readonly OpenRelease[],
  shown: string,
  names: { drafts: string; published: string },
): PreviewVersion[] {
  const [first = ''] = shown.split(',')
  const listed = releases.filter(({ id, isScheduledDraft }) => !isScheduledDraft || id === first)
  const versions = [
    { perspective: 'drafts', name: names.drafts },
    { perspective: 'published', name: names.published },
    ...listed.map(({ id, title }) => ({
      perspective: id === first ? shown : `${id},drafts`,
      name: title || id,
    })),
  ]
  const isListed = versions.some(({ perspective }) => perspective === shown)
  return isListed ? versions : [...versions, { perspective: shown, name: first }]
}
