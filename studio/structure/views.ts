import { EditIcon } from '@sanity/icons/Edit'
import { LinkIcon } from '@sanity/icons/Link'
import { SearchIcon } from '@sanity/icons/Search'
import { isRoutableType } from '@tidewright/schemas/public-path.ts'
import type { DefaultDocumentNodeResolver, StructureBuilder } from 'sanity/structure'
import { ShareView } from '../views/share-view.tsx'
import { UsedOnView } from '../views/used-on-view.tsx'

/** No page shows these as such. */
const withoutUse = ['siteSettings', 'redirect', 'uiStrings', 'glossary']

/** The tabs of a document: its form, how it is found and shared, and where it is used. */
export function viewsOf(S: StructureBuilder, type: string) {
  const form = S.view.form().id('edit').title('Edit').icon(EditIcon)
  if (withoutUse.includes(type)) return [form]
  return [
    form,
    ...(isRoutableType(type)
      ? [S.view.component(ShareView).id('share').title('Search & share').icon(SearchIcon)]
      : []),
    S.view.component(UsedOnView).id('used-on').title('Used on').icon(LinkIcon),
  ]
}

export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  S.document().views(viewsOf(S, schemaType))
