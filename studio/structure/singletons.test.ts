import type { DocumentActionComponent } from 'sanity'
import { expect, it } from 'vitest'
import { allowedActions, globalTemplates } from './singletons.ts'

const actions = ['publish', 'duplicate', 'delete', 'unpublish'].map((name): DocumentActionComponent => {
  const action: DocumentActionComponent = () => ({ label: name })
  action.action = name as DocumentActionComponent['action'] // the names above are Sanity's
  return action
})
const namesOf = (type: string) => allowedActions(actions, type).map(({ action }) => action)

it('doesn’t allow duplicating or deleting singletons', () => {
  expect(namesOf('siteSettings')).toEqual(['publish'])
  expect(namesOf('navigation')).toEqual(['publish', 'delete'])
  expect(namesOf('page')).toEqual(['publish', 'duplicate', 'delete', 'unpublish'])
})

it('offers English documents and redirects', () => {
  const templates = [
    'page-en-UK',
    'page-fr',
    'uiStrings-en-UK',
    'emailText-en-UK',
    'siteSettings',
    'redirect',
  ]
  const offered = globalTemplates(templates.map((templateId) => ({ templateId })))
  expect(offered.map(({ templateId }) => templateId)).toEqual(['page-en-UK', 'redirect'])
})
