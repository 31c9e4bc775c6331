import { useOptimistic } from 'next-sanity/hooks'
import { useEffect } from 'react'
import { type Draft, showDraft } from './show-draft.ts'

/** How long an edit in the page takes precedence over an older page that is still arriving, in milliseconds. */
const ahead = 5_000

/** Shows the Studio's editing state in the page before it is saved and the page re-rendered. */
export function useTypedDraft(): void {
  const typed = useOptimistic<{ id: string; document: Draft } | null>(null, (_, { id, document }) => ({
    id,
    document: { ...document },
  }))
  useEffect(() => {
    if (!typed) return
    const show = () => showDraft(document, typed.id, typed.document)
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const timer = setTimeout(() => observer.disconnect(), ahead)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [typed])
}
