import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { expect, it } from 'vitest'
import { allowedActions, globalTemplates } from './singletons.ts'

const actions = ['publish', 'duplicate', 'delete', 'unpublish'].map((name): DocumentActionComponent => {
  const action: DocumentActionComponent = () => ({ label: name })
  action.action = name as DocumentActionComponent['action'] // the names above are Sanity's
  return action
})

/** The actions that can be used on a published document. */
function usable(published: Record<string, unknown>): (string | undefined)[] {
  const props = { published } as unknown as DocumentActionProps // the actions above read nothing else
  return allowedActions(actions, { schemaType: String(published._type) }).flatMap((action) => {
    const description = action(props)
    return description && !description.disabled ? [action.action] : []
  })
}

it('doesn’t allow deleting, unpublishing or duplicating what the site needs', () => {
  expect(usable({ _type: 'siteSettings' })).toEqual(['publish'])
  expect(usable({ _type: 'navigation' })).toEqual(['publish'])
  expect(usable({ _type: 'emailText' })).toEqual(['publish', 'delete', 'unpublish'])
  expect(usable({ _type: 'page', slug: { current: '/' } })).toEqual(['publish', 'duplicate'])
  expect(usable({ _type: 'page', slug: { current: 'about' } })).toEqual([
    'publish',
    'duplicate',
    'delete',
    'unpublish',
  ])
})

it('allows no action on the links between translations', () => {
  expect(usable({ _type: 'translation.metadata' })).toEqual([])
})

it('allows no action on a document that isn’t in the selected release', () => {
  const release = { schemaType: 'page', releaseId: 'r1', versionType: 'draft' as const }
  expect(allowedActions(actions, release)).toEqual([])
  expect(allowedActions(actions, { ...release, versionType: 'version' })).not.toEqual([])
})

it('lets no release unpublish a singleton', () => {
  const version: DocumentActionComponent = () => ({ label: 'unpublishVersion' })
  version.action = 'unpublishVersion'
  expect(allowedActions([version], { schemaType: 'navigation' })).toEqual([])
  expect(allowedActions([version], { schemaType: 'page' })).toHaveLength(1)
})

it('allows deleting a singleton that was never published', () => {
  const props = { published: null } as unknown as DocumentActionProps // as above
  const names = allowedActions(actions, { schemaType: 'navigation' }).flatMap(
    (action) => action(props)?.label ?? [],
  )
  expect(names).toContain('delete')
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
