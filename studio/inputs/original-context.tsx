import { defaultLocale, isLocaleId } from '@tidewright/schemas/locales.ts'
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { getPublishedId, useFormValue } from 'sanity'
import type { ContentDocument } from '../translations/documents/translated-copy.ts'
import { useTranslationGroup } from '../translations/documents/use-translation-group.ts'
import { useListenedQuery } from '../ui/use-listened-query.ts'

/** The English document, as it is published, of which the form's document is a translation; null for one that is none. */
export const OriginalContext = createContext<ContentDocument | null>(null)

export function OriginalProvider({ children }: { children: ReactNode }) {
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const language = useFormValue(['language'])
  const [original, setOriginal] = useState<ContentDocument | null>(null)
  return (
    <OriginalContext.Provider value={original}>
      {isLocaleId(language) && language !== defaultLocale && <OriginalReader id={id} found={setOriginal} />}
      {children}
    </OriginalContext.Provider>
  )
}

const query = { fetch: '*[_id == $id][0]', listen: '*[_id == $id]', tag: 'translations' }

/** Stands beside the form and not around it: a form that moves to another place in the tree is drawn anew and loses the focus. */
function OriginalReader({ id, found }: { id: string; found: (original: ContentDocument | null) => void }) {
  const members = useTranslationGroup(id)?.members ?? []
  const original = members.find(({ language }) => language === defaultLocale)?.id ?? ''
  const answer = useListenedQuery<ContentDocument | null>(query, { id: original })
  useEffect(() => found(answer === 'failed' ? null : (answer ?? null)), [answer, found])
  return null
}
