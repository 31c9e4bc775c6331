import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { isHomePage, isProtected, onePerLanguage } from '@tidewright/contracts/protected-documents.ts'
import type { DocumentActionComponent, DocumentActionsContext, TemplateItem } from 'sanity'
import { wrapOnce } from '../ui/wrap-action.ts'

/** The id of the settings document. */
export const settingsId = 'siteSettings'

/** Actions that make the published document disappear, in the Studio's names. */
const removing = ['delete', 'unpublish', 'unpublishVersion']

type ActionsContext = Pick<DocumentActionsContext, 'schemaType'> &
  Partial<Pick<DocumentActionsContext, 'versionType' | 'releaseId'>>

/**
 * The actions that a document allows. The links between translations have none: the plugin's own would delete all
 * translations, whatever depends on them. Types with a fixed set of documents can't be duplicated. No document that the
 * site needs can be deleted or unpublished, now or by a release; only one that was never published can be deleted.
 * A document that isn't in the selected release has no actions: their shortcuts would act on its draft.
 */
export function allowedActions(
  actions: DocumentActionComponent[],
  { schemaType: type, versionType, releaseId }: ActionsContext,
): DocumentActionComponent[] {
  if (type === 'translation.metadata' || (releaseId && versionType === 'draft')) return []
  const isFixed = type === 'siteSettings' || fixed.includes(type)
  return (
    actions
      .filter(({ action }) => !isFixed || action !== 'duplicate')
      // The list of a release shows it without asking for the published document.
      .filter(({ action }) => action !== 'unpublishVersion' || !isProtected({ _type: type }))
      .map((action) => (removing.includes(String(action.action)) ? unlessProtected(action) : action))
  )
}

const unlessProtected = wrapOnce((remove) => (props) => {
  const description = remove(props)
  if (!description || !props.published || !isProtected(props.published)) return description
  if (!isHomePage(props.published)) return null
  return {
    ...description,
    disabled: true,
    title: 'The home page can’t be deleted or unpublished',
    dialog: null,
  }
})

/** Types with a fixed set of documents; the site wouldn't show additional ones. */
const fixed = [...onePerLanguage, 'emailText']

/**
 * The templates of the Studio's global “Create” menu: English documents, which are translated from their own menu, and
 * redirects. Types with a fixed set of documents are excluded.
 */
export function globalTemplates(templates: TemplateItem[]): TemplateItem[] {
  const english = `-${defaultLocale}`
  return templates.filter(({ templateId }) => {
    if (templateId === 'redirect') return true
    return templateId.endsWith(english) && !fixed.includes(templateId.slice(0, -english.length))
  })
}
