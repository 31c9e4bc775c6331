import { useRights } from '../roles/use-rights.ts'
import { type RoutableDocument, slugChange } from './slug-change.ts'

/** Why the editor's role can't publish a draft that moves its page; null if it can, or if nothing moves. */
export function useMoveProblem(
  published: RoutableDocument | null,
  draft: RoutableDocument | null,
): string | null {
  const { redirects } = useRights()
  return !redirects && slugChange(published, draft)
    ? 'The URL changes, and your role can’t redirect the old one. Ask an editor to publish it.'
    : null
}
