/** What editors with a role may change. Local lake only: a hosted project enforces its own. */
import { createHash } from 'node:crypto'
import { createClient, type DeleteAction } from '@sanity/client'
import { localSession, unnamedEditor } from '@tidewright/contracts/local-editor.ts'
import { roles } from '@tidewright/contracts/roles.ts'
import { describe, expect, test } from 'vitest'
import { isRejected, page, roleTarget, studioOrigin } from './role-target.ts'

const proofreader = {
  name: 'proofreader',
  title: 'Proofreader',
  description: '',
  grants: [{ filter: '_type == "faq"', permissions: ['create' as const, 'update' as const] }],
}
const target = roleTarget(proofreader)
const { as, store } = target

const settings = { _id: 'siteSettings', _type: 'siteSettings' }
const redirect = { _id: 'redirect-1', _type: 'redirect', from: '/a' }

const publish = (id: string) =>
  ({ actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id }) as const
const unpublish = (id: string) =>
  ({ actionType: 'sanity.action.document.unpublish', draftId: `drafts.${id}`, publishedId: id }) as const
const remove = (id: string): DeleteAction => ({
  actionType: 'sanity.action.document.delete',
  publishedId: id,
  includeDrafts: [],
})

async function get(path: string, role: string) {
  const authorization = `Bearer ${localSession(unnamedEditor, role)}`
  const url = `${target.url}/v2021-06-07${path}`
  return (await fetch(url, { headers: { origin: studioOrigin, authorization } })).json()
}

describe('the role of a local editor', () => {
  test('is part of the session, and leaves the user the same', async () => {
    expect(await get('/users/me', 'translator-fr')).toMatchObject({
      id: unnamedEditor,
      role: 'translator-fr',
      roles: [{ name: 'translator-fr', title: 'Translator: Français' }],
    })
    const french = roles.find(({ name }) => name === 'translator-fr')
    const acl = '/projects/contract/datasets/production/acl'
    expect(await get(acl, 'translator-fr')).toEqual(french?.grants.map((grant) => ({ ...grant, config: {} })))
  })

  test('falls back to viewer if it doesn’t exist', async () => {
    expect(await get('/users/me', 'gone')).toMatchObject({ role: 'viewer' })
    await isRejected(as('gone').create(page('x', 'fr')))
  })

  test('counts only in the Studio', async () => {
    const elsewhere = createClient({ ...as('editor').config(), headers: {} })
    await expect(elsewhere.create(page('x', 'fr'))).rejects.toMatchObject({ statusCode: 401 })
  })

  test('can be one of the operator’s own', async () => {
    const names = (await get('/projects/contract/roles', 'viewer')).map(({ name }: { name: string }) => name)
    expect(names).toEqual([...roles.map(({ name }) => name), 'proofreader'])
    await as('proofreader').create({ _id: 'faq', _type: 'faq' })
    await isRejected(as('proofreader').create(page('x', 'fr')))
  })

  test('doesn’t restrict comments', async () => {
    const comments = as('viewer').withConfig({ dataset: 'production-comments' })
    await comments.create({ _id: 'comment', _type: 'comment' })
    expect(await comments.getDocument('comment')).toMatchObject({ _type: 'comment' })
  })
})

describe('a translator', () => {
  const claire = () => as('translator-fr')

  test('creates, publishes and changes documents of her language, and links them', async () => {
    await claire()
      .transaction()
      .create(page('drafts.a-fr', 'fr'))
      .create({ _id: 'translations-a', _type: 'translation.metadata' })
      .create({ _id: 'translation-source-a-fr', _type: 'translationSource' })
      .commit()
    await claire().action(publish('a-fr'))
    await claire().patch('a-fr').set({ title: 'Bonjour' }).commit()
    expect(await target.robot.getDocument('a-fr')).toMatchObject({ title: 'Bonjour' })
    await claire().create(page('drafts.a-fr', 'fr'))
    await claire().delete('drafts.a-fr')
  })

  test.each(['a', 'drafts.a', 'versions.r1.a'])('doesn’t write %s in another language', async (_id) => {
    await isRejected(claire().create(page(_id, 'es')))
    await store(page(_id, 'es'))
    await isRejected(claire().patch(_id).set({ title: 'Hola' }).commit())
    await isRejected(claire().patch(_id).set({ language: 'fr' }).commit())
    await isRejected(claire().createOrReplace(page(_id, 'fr')))
    await isRejected(claire().delete(_id))
    await isRejected(claire().patch({ query: '*[language == "es"]' }).set({ title: 'Hola' }).commit())
    expect(await target.robot.getDocument(_id)).toMatchObject({ language: 'es' })
  })

  test('doesn’t give her documents to another language', async () => {
    await store(page('drafts.a-fr', 'fr'))
    await isRejected(claire().patch('drafts.a-fr').set({ language: 'es' }).commit())
    await isRejected(claire().patch('drafts.a-fr').unset(['language']).commit())
  })

  test('doesn’t take over a document by a draft or a version of it in her language', async () => {
    await store(page('a', 'en-UK'), settings)
    await isRejected(claire().create(page('drafts.a', 'fr')))
    await isRejected(claire().create(page('versions.r1.a', 'fr')))
    await isRejected(claire().create({ ...settings, _id: 'drafts.siteSettings', language: 'fr' }))
    await store(page('drafts.b', 'en-UK'))
    await isRejected(claire().create(page('b', 'fr')))
    const edit = { actionType: 'sanity.action.document.edit', draftId: 'drafts.a', publishedId: 'a' } as const
    await isRejected(claire().action({ ...edit, patch: { set: { language: 'fr' } } }))
  })

  test('can’t get past the check with changes that cancel out', async () => {
    await isRejected(
      claire().action([
        {
          actionType: 'sanity.action.release.create',
          releaseId: 'hidden',
          metadata: { releaseType: 'asap' },
        },
        { actionType: 'sanity.action.release.archive', releaseId: 'hidden' },
        { actionType: 'sanity.action.release.delete', releaseId: 'hidden' },
      ]),
    )
  })

  test('can’t write settings, redirects or system documents, even with her language on them', async () => {
    await store(settings)
    await isRejected(claire().patch('siteSettings').set({ language: 'fr' }).commit())
    await isRejected(claire().create({ ...redirect, language: 'fr' }))
    await isRejected(claire().create({ _id: '_.groups.own', _type: 'system.group', language: 'fr' }))
  })

  test('doesn’t publish, unpublish or delete what is not hers', async () => {
    await store(page('a', 'es'), page('drafts.a', 'es'))
    for (const action of [publish('a'), unpublish('a'), remove('a')])
      await isRejected(claire().action(action))
  })

  test('deletes drafts of hers, and nothing that is published', async () => {
    await store(page('a-fr', 'fr'), page('drafts.a-fr', 'fr'), {
      _id: 'translations-a',
      _type: 'translation.metadata',
    })
    await isRejected(claire().action(unpublish('a-fr')))
    await isRejected(claire().action(remove('a-fr')))
    await isRejected(claire().delete('a-fr'))
    await isRejected(claire().delete('translations-a'))
    await claire().delete('drafts.a-fr')
    expect(await target.robot.getDocument('a-fr')).toMatchObject({ language: 'fr' })
  })

  test('doesn’t delete what is published by making it another type', async () => {
    await store(page('a-fr', 'fr'))
    await isRejected(
      claire()
        .transaction()
        .delete('a-fr')
        .create({ _id: 'a-fr', _type: 'sanity.own', language: 'fr' })
        .commit(),
    )
  })

  test('can’t move a published page, however she publishes', async () => {
    const here = { slug: { current: 'ici' } }
    const there = { slug: { current: 'ailleurs' } }
    await store(page('a-fr', 'fr', here), page('drafts.a-fr', 'fr', there), page('drafts.b-fr', 'fr', there))
    await isRejected(claire().action(publish('a-fr')))
    await isRejected(claire().patch('a-fr').set(there).commit())
    await isRejected(claire().patch('a-fr').unset(['slug']).commit())
    await isRejected(claire().createOrReplace(page('a-fr', 'fr', there)))
    await claire().patch('a-fr').set({ title: 'Ici' }).commit()
    await claire().action(publish('b-fr'))
    await as('editor').action(publish('a-fr'))
  })

  test('adds images and changes none', async () => {
    const { _id } = await claire().assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
    await isRejected(claire().patch(_id).set({ title: 'Other' }).commit())
    await isRejected(claire().delete(_id))
  })
})

describe('a contributor', () => {
  test('writes drafts in every language and publishes nothing', async () => {
    const client = as('contributor')
    await store(page('b', 'en-UK'), settings)
    await client.create(page('drafts.a', 'en-UK'))
    await client.create(page('drafts.b', 'en-UK', { title: 'Better' }))
    await isRejected(client.create(page('a', 'en-UK')))
    await isRejected(client.patch('siteSettings').set({ company: 'Other' }).commit())
    await isRejected(client.createOrReplace(page('b', 'en-UK')))
    for (const action of [publish('a'), publish('b'), unpublish('b'), remove('b')])
      await isRejected(client.action(action))
    expect(await target.robot.getDocument('b')).not.toHaveProperty('title')
  })
})

describe('a content editor', () => {
  test('publishes everything but settings and redirects, and deletes nothing that is published', async () => {
    const client = as('content-editor')
    await store(page('a', 'en-UK'), page('drafts.a', 'en-UK'), settings, redirect)
    await client.action(publish('a'))
    await isRejected(client.action(remove('a')))
    await isRejected(client.patch('siteSettings').set({ company: 'Other' }).commit())
    await isRejected(client.create({ ...settings, _id: 'drafts.siteSettings' }))
    await isRejected(client.delete('redirect-1'))
  })
})

describe('a viewer', () => {
  test('changes nothing', async () => {
    const client = as('viewer')
    await store(page('a', 'en-UK'))
    await isRejected(client.create(page('drafts.a', 'en-UK')))
    await isRejected(client.patch('a').set({ title: 'Other' }).commit())
    const bytes = Buffer.from('viewer')
    await isRejected(client.assets.upload('file', bytes, { filename: 'v.txt' }))
    const name = `${createHash('sha1').update(bytes).digest('hex')}.txt`
    const file = await fetch(`${target.url}/files/contract/production/${name}`)
    expect(file.status).toBe(404)
  })
})

test.each(['administrator', 'editor'])('an %s may change everything', async (role) => {
  await store(page('a', 'en-UK'), settings, redirect)
  await as(role).patch('siteSettings').set({ company: 'Other' }).commit()
  await as(role).action(remove('a'))
  await as(role).delete('redirect-1')
})
