import { beforeEach, expect, it } from 'vitest'
import { planDelete } from './delete-plan.ts'
import { prepareDelete } from './prepare-delete.ts'

type Redirect = { _id: string; from?: unknown; to?: unknown }

let redirects: Map<string, Redirect>
beforeEach(() => {
  redirects = new Map(
    ['redirect-made-earlier', 'redirect-offer'].map((_id) => [_id, { _id, from: '/offer', to: 'outdated' }]),
  )
})

/** A client that writes to `redirects`. */
function testClient(): Parameters<typeof prepareDelete>[0] {
  const steps: (() => void)[] = []
  const transaction = {
    delete: (id: string) => steps.push(() => redirects.delete(id)),
    createOrReplace: (written: Redirect) => steps.push(() => redirects.set(written._id, written)),
    toJSON: () => steps,
    commit: async () => {
      for (const step of steps) step()
    },
  }
  const client: unknown = { transaction: () => transaction }
  return client as Parameters<typeof prepareDelete>[0] // the only method that it uses
}

const prepare = (redirect: Parameters<typeof prepareDelete>[1]['redirect']) =>
  prepareDelete(testClient(), {
    id: 'offer',
    action: 'unpublish',
    plan: planDelete('offer', [], [], [...redirects.keys()]),
    redirect,
  })

it('leaves one redirect from the path that visitors lose: to what the editor chose', async () => {
  await prepare({ from: '/offer', target: { id: 'home', path: '/', title: 'Home' } })
  expect([...redirects.values()]).toMatchObject([
    { _id: 'redirect-offer', from: '/offer', to: { target: { _ref: 'home' } } },
  ])
})

it('leaves no redirect from the path if visitors are sent nowhere', async () => {
  await prepare(null)
  expect(redirects.size).toBe(0)
})
