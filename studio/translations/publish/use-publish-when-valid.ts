import { useEffect, useState } from 'react'
import type { DraftValidity } from './use-draft-validity.ts'

type PublishOptions = {
  validity: DraftValidity | null
  /** That of the draft; undefined when there is none. */
  revision: string | undefined
  /** @returns whether it was published. */
  publish: (revision: string) => Promise<boolean>
  /** Says that the rules stand in the way. */
  refuse: () => void
}

/**
 * Publishes once what was typed is saved and judged, and then exactly that state. A patch that is on its way would cancel the Studio's own
 * operation, and publishing at once would leave the last letters behind.
 */
export function usePublishWhenValid({ validity, revision, publish, refuse }: PublishOptions) {
  const [isRequested, setRequested] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const [published, setPublished] = useState<string>()
  useEffect(() => {
    if (!isRequested) return
    // Somebody else published or discarded it: what is typed next is another matter.
    if (revision === undefined) return setRequested(false)
    if (!validity || validity.revision !== revision) return
    setRequested(false)
    if (validity.problems > 0) return refuse()
    setPublishing(true)
    void publish(revision).then((isPublic) => {
      if (isPublic) setPublished(revision)
      setPublishing(false)
    })
  }, [isRequested, validity, revision, publish, refuse])
  return {
    request: () => setRequested(true),
    isWaiting: isRequested,
    // The draft goes a moment after it was published.
    isPublishing: isPublishing || (revision !== undefined && published === revision),
  }
}
