import { EditIcon } from '@sanity/icons/Edit'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { LinkIcon } from '@sanity/icons/Link'
import { SearchIcon } from '@sanity/icons/Search'
import { isRoutableType } from '@tidewright/contracts/public-path.ts'
import type { DefaultDocumentNodeResolver, StructureBuilder } from 'sanity/structure'
import { EmailView } from '../emails/email-view.tsx'
import { mayCallFunctions } from '../roles/user-roles.ts'
import { SearchMissesView } from '../searches/search-misses-view.tsx'
import { ShareView } from '../views/share-view.tsx'
import { UsedOnView } from '../views/used-on-view.tsx'

/** Types without a “Used on” tab. */
const withoutUse = ['siteSettings', 'redirect', 'uiStrings', 'glossary', 'searchRules']

/**
 * The tabs of a document: form, preview of its email or of its search result and share card, and usage. `hasFunctions`:
 * with those that the functions answer.
 */
export function viewsOf(S: StructureBuilder, type: string, hasFunctions = false) {
  const form = S.view.form().id('edit').title('Edit').icon(EditIcon)
  if (type === 'searchRules' && hasFunctions) {
    const misses = S.view
      .component(SearchMissesView)
      .id('misses')
      .title('Without results')
      .icon(HelpCircleIcon)
    return [form, misses]
  }
  if (withoutUse.includes(type)) return [form]
  return [
    form,
    ...(isRoutableType(type)
      ? [S.view.component(ShareView).id('share').title('Search & share').icon(SearchIcon)]
      : []),
    ...(type === 'emailText' && hasFunctions
      ? [S.view.component(EmailView).id('email').title('Email').icon(EnvelopeIcon)]
      : []),
    S.view.component(UsedOnView).id('used-on').title('Used on').icon(LinkIcon),
  ]
}

export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType, currentUser }) =>
  S.document().views(viewsOf(S, schemaType, mayCallFunctions(currentUser)))
