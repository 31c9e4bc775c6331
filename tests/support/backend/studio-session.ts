/** A content lake that knows who is logged in to the Studio, for functions that ask it. */
export const studioOrigin = 'https://studio.example'
export const studioLake = { url: 'https://lake.example', dataset: 'production', token: 'read-token' }

const roles = (...names: string[]) => ({ roles: names.map((name) => ({ name })) })

/** What `/users/me` says by session token, as hosted Sanity does. */
const users: Record<string, object> = {
  editor: {
    id: 'user-editor',
    email: 'editor@tidewright.example',
    provider: 'google',
    role: 'editor',
    ...roles('editor'),
  },
  translator: {
    id: 'user-translator',
    provider: 'google',
    role: 'translator-fr',
    ...roles('translator-fr', 'viewer'),
  },
  viewer: { id: 'user-viewer', provider: 'google', role: 'viewer', ...roles('viewer') },
  nobody: { id: 'user-nobody', provider: 'google', role: null, ...roles() },
  robot: { id: 'robot', provider: 'sanity-token', role: 'editor', ...roles('editor') },
}

const block = { _type: 'issueFigure', value: '3', text: 'hours' }
const issue = { summary: 'In short', blocks: [block] }
/** What the lake has published; tests may change it. */
export const published: {
  rule: { weekday: string; time: string } | null
  isDown: boolean
  issues: Record<string, object[]>
  /** What `sync-downloads` reads. */
  downloads: object | null
} = {
  rule: { weekday: 'tuesday', time: '09:00' },
  isDown: false,
  downloads: null,
  issues: {
    'issue-1': [
      { ...issue, language: 'en-UK', title: 'One', slug: 'one' },
      { ...issue, language: 'fr', title: 'Un', slug: 'un' },
    ],
    'issue-2': [{ ...issue, language: 'en-UK', title: 'Two', slug: 'two' }],
    'issue-broken': [{ ...issue, language: 'en-UK', title: 'Broken', slug: 'broken', blocks: [] }],
  },
}

/** Results of the newsletter’s queries, a list, an issue with its emails and the weekly time, and of the downloads’. */
function resultOf({ url }: Request): unknown {
  const { searchParams } = new URL(url)
  const asked = searchParams.get('$issue')
  if (asked) return { issues: published.issues[JSON.parse(asked)] ?? [], settings: null }
  const query = searchParams.get('query') ?? ''
  if (query.includes('newsletterRule')) return published.rule
  if (query.includes('"downloads"')) return published.downloads
  if (query.includes('"languages"'))
    return [{ _id: 'issue-1', title: 'One', date: '2026-11-17', languages: ['en-UK', 'fr'] }]
  return null
}

/** Answers requests to the lake; null for all others. */
export function answerAsLake(request: Request): Response | null {
  if (!request.url.startsWith(studioLake.url)) return null
  const token = (request.headers.get('authorization') ?? '').replace('Bearer ', '')
  if (token === 'outage' || published.isDown) return new Response('Bad gateway', { status: 502 })
  // Without a session, hosted Sanity answers 200 with an empty object.
  if (!token) return Response.json({})
  if (new URL(request.url).pathname.includes('/data/query/'))
    return Response.json({ result: resultOf(request) })
  const user = users[token]
  return user ? Response.json(user) : Response.json({ error: 'Unauthorized' }, { status: 401 })
}
