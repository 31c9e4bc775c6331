import { defaultLocale } from '@tidewright/schemas/locales.ts'
import type { DocumentActionComponent, TemplateItem } from 'sanity'

/** The id of the settings document. */
export const settingsId = 'siteSettings'

/** Types with one document per language. */
const onePerLanguage = ['uiStrings', 'navigation', 'assessment', 'starterGuide', 'glossary']

const singletonDisallowed: (string | undefined)[] = ['duplicate', 'delete', 'unpublish']

/** The actions that a document allows: singletons can't be duplicated, deleted or unpublished. */
export function allowedActions(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (type === 'siteSettings') return actions.filter(({ action }) => !singletonDisallowed.includes(action))
  if (!onePerLanguage.includes(type)) return actions
  return actions
    .filter(({ action }) => action !== 'duplicate' && action !== 'unpublish')
    .map((action) => (action.action === 'delete' ? whileUnpublished(action) : action))
}

/** Allows deleting a document that was never published; the site needs the published one. */
function whileUnpublished(remove: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const description = remove(props)
    return props.published ? null : description
  }
  action.action = remove.action
  return action
}

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
