import { defaultLocale } from '@tidewright/schemas/locales.ts'
import type { DocumentActionComponent, TemplateItem } from 'sanity'

/** The id of the one settings document. */
export const settingsId = 'siteSettings'

/** Types of which each language has one document. */
const oneALanguage = ['uiStrings', 'navigation', 'assessment', 'starterGuide', 'glossary']

const removing: (string | undefined)[] = ['duplicate', 'delete', 'unpublish']

/** What may be done with a document: what exists once is neither copied nor taken away. */
export function allowedActions(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (type === 'siteSettings') return actions.filter(({ action }) => !removing.includes(action))
  if (!oneALanguage.includes(type)) return actions
  return actions
    .filter(({ action }) => action !== 'duplicate' && action !== 'unpublish')
    .map((action) => (action.action === 'delete' ? whileUnpublished(action) : action))
}

/** A document begun by mistake can go; one that the site needs cannot. */
function whileUnpublished(remove: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const description = remove(props)
    return props.published ? null : description
  }
  action.action = remove.action
  return action
}

/** Types whose documents the site asks for by name, so that more of them would be shown nowhere. */
const fixed = [...oneALanguage, 'emailText']

/**
 * What the “Create” menu of the whole Studio offers: new things in English, which are translated from their own menu,
 * and redirects. What exists once, or once a language, is not begun there.
 */
export function globalTemplates(templates: TemplateItem[]): TemplateItem[] {
  const english = `-${defaultLocale}`
  return templates.filter(({ templateId }) => {
    if (templateId === 'redirect') return true
    return templateId.endsWith(english) && !fixed.includes(templateId.slice(0, -english.length))
  })
}
