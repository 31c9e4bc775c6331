/** The dataset of comments and tasks, and the editors who write them. Local lake only. */
import { execSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type ListenEvent, type SanityClient } from '@sanity/client'
import { localEditorId } from '@tidewright/contracts/local-editor.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { startLake } from '../../../local/lake/lake.ts'
import { clientsOf, openLake, removeFolder, testLake } from './lake-target.ts'

const origin = 'http://localhost:3333'
const anna = localEditorId('Anna Bäcker')

const lake = testLake({ isPublic: true })
let content: SanityClient
let comments: SanityClient
beforeAll(async () => {
  content = lake.editor
  comments = content.withConfig({ dataset: await setUp() })
})

const request = (path: string, headers: Record<string, string> = { origin }, method = 'GET') =>
  fetch(`http://127.0.0.1:${lake.options.port}/v2025-02-19${path}`, { method, headers })
const asAnna = { origin, authorization: `Bearer ${anna}` }

async function setUp(): Promise<string> {
  const response = await request('/comments/production/setup', { origin }, 'POST')
  return (await response.json()).datasetName
}

describe('comments', () => {
  test('are in a dataset that the Studio finds, and apart from the content', async () => {
    const found = await request('/projects/contract/datasets?datasetProfile=comments&addonFor=production')
    expect(await found.json()).toMatchObject([{ name: 'production-comments', aclMode: 'private' }])
    const events: ListenEvent<Record<string, unknown>>[] = []
    const subscription = comments
      .listen('*[_type == "comment"]', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => events.push(event))
    await expect.poll(() => events.map(({ type }) => type)).toEqual(['welcome'])
    await content.create({ _id: 'page', _type: 'page' })
    await comments.create({ _id: 'first', _type: 'comment', target: reference('page') })
    await expect.poll(() => events.at(-1)).toMatchObject({ type: 'mutation', documentId: 'first' })
    subscription.unsubscribe()
    const ofPage = '*[_type == "comment" && target.document._ref == "page"]._id'
    expect(await comments.fetch(ofPage)).toEqual(['first'])
    expect(await content.fetch(ofPage)).toEqual([])
    expect(await comments.fetch('*[_type == "page"]')).toEqual([])
  })

  test('stay when their document is deleted', async () => {
    await content.create({ _id: 'gone', _type: 'page' })
    await comments.create({ _id: 'late', _type: 'comment', target: reference('gone') })
    await content.delete('gone')
    expect(await comments.getDocument('late')).toMatchObject({ _type: 'comment' })
  })

  test('survive a restart', async () => {
    await comments.create({ _id: 'kept', _type: 'tasks.task' })
    await lake.stop()
    Object.assign(lake, await openLake(lake.options))
    expect(await comments.getDocument('kept')).toMatchObject({ _type: 'tasks.task' })
  })

  test('stop the start if their file is damaged, and the message says how to start without it', async () => {
    const first = await openLake()
    const { editor } = clientsOf(first.options)
    await editor.create({ _id: 'page', _type: 'page' })
    await first.stop()
    await writeFile(join(first.options.folder, 'comments.sqlite'), 'not a database'.repeat(100))
    const failure = await startLake(first.options).catch(String)
    expect(failure).toMatch(/content is not affected.*comments\.sqlite is damaged: .*from a backup/)
    execSync(/mv .*$/.exec(String(failure))?.[0] ?? 'false')
    const again = await startLake(first.options)
    expect(await editor.getDocument('page')).toMatchObject({ _type: 'page' })
    expect(await editor.withConfig({ dataset: 'production-comments' }).fetch('*')).toEqual([])
    await again.close()
    await removeFolder(first.options.folder)
  })

  test('take no actions and no files', async () => {
    const release = { releaseId: 'rlater', metadata: { title: 'Later', releaseType: 'asap' } } as const
    await expect(comments.releases.create(release)).rejects.toMatchObject({ statusCode: 501 })
    await expect(comments.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 501 })
  })

  test.each([
    ['no origin', {}],
    ['another page', { origin: 'http://evil.example' }],
  ])('with %s, nobody reads or sets them up, although the content is public', async (_name, headers) => {
    const query = await request('/data/query/production-comments?query=*', headers)
    expect(await query.json()).toMatchObject({ result: [] })
    const document = await request('/data/doc/production-comments/first', headers)
    expect(await document.json()).toMatchObject({ documents: [] })
    expect((await request('/data/export/production-comments', headers)).status).toBe(401)
    expect((await request('/comments/production/setup', headers, 'POST')).status).toBe(403)
  })
})

describe('editors', () => {
  test('exchange the name that they chose for a token, and are known by it', async () => {
    const { token } = await (await request(`/auth/fetch?sid=${anna}`)).json()
    const headers = { origin, authorization: `Bearer ${token}` }
    expect(await (await request('/users/me', headers)).json()).toMatchObject({
      id: anna,
      displayName: 'Anna Bäcker',
      role: 'editor',
      isCurrentUser: true,
    })
    expect((await request('/auth/fetch?sid=local-editor-named-Cg')).status).toBe(400)
  })

  test('are members of the project and of a group with grants, so that others can mention them', async () => {
    await request('/users/me')
    await request('/users/me', asAnna)
    const { members } = await (await request('/projects/contract')).json()
    expect(members).toMatchObject([
      { id: 'local-editor', isCurrentUser: true, isRobot: false },
      { id: anna, isCurrentUser: false, isRobot: false },
    ])
    const groups = await content.fetch('*[_type == "system.group"]{members, grants}')
    expect(groups).toEqual([
      { members: ['local-editor', anna], grants: [expect.objectContaining({ filter: '_id in path("**")' })] },
    ])
  })

  test('sign their changes, in the history and in the events that they hear', async () => {
    const base = `http://127.0.0.1:${lake.options.port}`
    const listen = `${base}/v2025-02-19/data/listen/production?query=*[_id == "drafts.signed"]`
    const redirect = await fetch(listen, { headers: asAnna, redirect: 'manual' })
    const { pathname, search } = new URL(redirect.headers.get('location') ?? '')
    // A browser follows without the token.
    const stream = await fetch(base + pathname + search, { headers: { origin: 'null' } })
    const body = JSON.stringify({ mutations: [{ create: { _id: 'drafts.signed', _type: 'page' } }] })
    const mutate = `${base}/v2025-02-19/data/mutate/production`
    expect((await fetch(mutate, { method: 'POST', headers: asAnna, body })).status).toBe(200)
    let heard = ''
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += chunk
      if (/event: mutation\n.*\n/.test(heard)) break
    }
    expect(heard).toContain(`"identity":"${anna}"`)
    const history = await request('/data/history/production/transactions/drafts.signed?excludeContent=true')
    expect(await history.text()).toContain(`"author":"${anna}"`)
  })

  test('need the Studio’s origin: the token alone opens nothing', async () => {
    const { authorization } = asAnna
    const attempts: Record<string, string>[] = [
      { authorization },
      { authorization, origin: 'http://evil.example' },
    ]
    for (const headers of attempts) {
      expect((await request('/users/me', headers)).status).toBe(401)
    }
    const stranger = createClient({ ...content.config(), token: anna })
    await expect(stranger.fetch('*')).rejects.toMatchObject({ statusCode: 401 })
  })
})

function reference(id: string) {
  const place = { _dataset: 'production', _projectId: 'contract', _weak: true }
  return { document: { _type: 'crossDatasetReference', _ref: id, ...place } }
}
