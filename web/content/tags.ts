/** What the webhook and the reconciler know of a changed document. */
export type ChangedDocument = { _id: string; _type: string; language?: string | null }

/** The tag of everything that is read from documents of a type, in one language or in all. */
export function typeTag(type: string, language?: string | null): string {
  return language ? `type:${type}:${language}` : `type:${type}`
}

/** The tag of one document. */
export function documentTag(id: string): string {
  return `document:${id.replace(/^drafts\./, '')}`
}

/**
 * The tags that a change of a document makes stale: its type, its type in its language, and itself. A change of
 * translation links moves language switches, so it counts as a change of every type that is translated.
 */
export function tagsOf({ _id, _type, language }: ChangedDocument): string[] {
  if (_type === 'translation.metadata') return [typeTag(_type)]
  const tags = [typeTag(_type), documentTag(_id)]
  return language ? [...tags, typeTag(_type, language)] : tags
}
