// @vitest-environment jsdom
import type { DocumentActionProps } from 'sanity'
import { expect, it, vi } from 'vitest'
import { renderHook } from '../ui/render-hook.ts'
import { withRedirect } from './publish-action.tsx'

vi.mock('sanity', () => ({}))
vi.mock('./move-dialog.tsx', () => ({}))
vi.mock('../releases/selected-release.tsx', () => ({
  useSelectedRelease: () => ({ id: 'r1', takesDocuments: true }),
}))
vi.mock('../ui/use-listened-query.ts', () => ({ useListenedQuery: () => null }))

it('tells a role without redirects that a release moves the page', async () => {
  const [redirect] = withRedirect([], { schemaType: 'page', versionType: 'version' })
  if (!redirect) throw new Error('There is no action.')
  const page = (slug: string) => ({ _id: 'about', _type: 'page', language: 'fr', slug: { current: slug } })
  const props: unknown = { published: page('ancien'), version: page('neuf') }
  // Without a provider, there are no rights.
  const { rendered, result, unmount } = renderHook(redirect, props as DocumentActionProps) // all that it uses
  await rendered
  expect(result()).toMatchObject({ disabled: true, title: expect.stringContaining('Ask an editor') })
  await unmount()
})
