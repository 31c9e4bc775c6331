import { useOptimistic } from 'next-sanity/hooks'
import { useEffect } from 'react'
import { type Draft, showDraft } from './show-draft.ts'

/** How long what was typed is kept in the page against an older one that is still on its way, in milliseconds. */
const ahead = 5_000

/** Shows in the page what the Studio holds, before it is saved and the page is made anew. */
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
