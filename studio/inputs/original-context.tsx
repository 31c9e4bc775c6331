import { defaultLocale, isLocaleId } from '@tidewright/contracts/locales.ts'
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { getPublishedId, useFormValue } from 'sanity'
import type { ContentDocument } from '../translations/documents/translated-copy.ts'
import { useTranslationGroup } from '../translations/documents/use-translation-group.ts'
import { useListenedQuery } from '../ui/use-listened-query.ts'

/** The published English document that the form's document translates; null if it isn't a translation. */
export const OriginalContext = createContext<ContentDocument | null>(null)

export function OriginalProvider({ children }: { children: ReactNode }) {
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const language = useFormValue(['language'])
  const [original, setOriginal] = useState<ContentDocument | null>(null)
  return (
    <OriginalContext.Provider value={original}>
      {isLocaleId(language) && language !== defaultLocale && <OriginalReader id={id} onRead={setOriginal} />}
      {children}
    </OriginalContext.Provider>
  )
}

const query = { fetch: '*[_id == $id][0]', listen: '*[_id == $id]', tag: 'translations' }

/** A sibling of the form, not a wrapper: a form that moves in the tree is remounted and loses the focus. */
function OriginalReader({ id, onRead }: { id: string; onRead: (original: ContentDocument | null) => void }) {
  const members = useTranslationGroup(id)?.members ?? []
  const original = members.find(({ language }) => language === defaultLocale)?.id ?? ''
  const document = useListenedQuery<ContentDocument | null>(query, { id: original })
  useEffect(() => onRead(document === 'failed' ? null : (document ?? null)), [document, onRead])
  return null
}
