import { randomUUID } from 'node:crypto'
import type { TestStack } from '../support/test-stack.ts'
import { type Attack, joinResults, tryEach } from './attack.ts'
import { cookiesOf, fromNewNetwork, postForm, send } from './send.ts'

/** A cookie jar's owner sees something of his own; nobody else may, however he asks. */
type Own = { what: string; path: string; cookie: string; secret: string }

const askedBy: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { 'cache-control': 'no-cache' },
  { cookie: 'form-flash=x; playbooks=x; __prerender_bypass=x' },
  { 'accept-encoding': 'br' },
]

/** What was typed, granted or drafted for one visitor, asked for by another. */
export const foreignAnswers: Attack = {
  title: "Another visitor's form, code or draft, out of what is held",
  async run(stack) {
    const { site } = stack.settings.urls
    const owners = [
      await typed(stack, 'lead', '/contact/retry'),
      await typed(stack, 'newsletter', '/newsletter/retry'),
      await drafted(stack),
    ]
    const results = await Promise.all(
      owners.map(async ({ what, path, cookie, secret }) => {
        const own = await send(site, path, { headers: { cookie } })
        if (!own.body.includes(secret))
          throw new Error(`${what}: the owner himself does not see it (${own.status}).`)
        if (!/no-store|private/.test(String(own.headers['cache-control'])))
          return { tries: 1, successes: [`${what} may be kept: ${own.headers['cache-control']}`] }
        return tryEach(askedBy, async (headers) => {
          await send(site, path, { headers: { cookie } })
          const { body } = await send(site, path, { headers })
          return body.includes(secret) ? `${what} is shown to others` : null
        })
      }),
    )
    await stack.lakeClient.delete(`drafts.${article}`)
    await stack.lakeClient.delete(previewSecret)
    return joinResults(results)
  },
}

/** A form that comes back filled in. */
async function typed({ settings }: TestStack, form: string, path: string): Promise<Own> {
  const secret = `own-${randomUUID()}`
  const fields = { name: secret, email: `${secret}@`, company: '', locale: 'en-UK' }
  const answer = await postForm(settings.urls.site, `/api/forms/${form}`, fields, fromNewNetwork())
  return { what: `what was typed into ${form}`, path, cookie: cookiesOf(answer), secret }
}

const article = 'insight-sme-advantage'
const previewSecret = 'drafts.attack-preview'

/** The preview of an editor, who sees a draft. */
async function drafted(stack: TestStack): Promise<Own> {
  const secret = `draft-${randomUUID()}`
  const published = await stack.lakeClient.getDocument(article)
  if (!published) throw new Error(`There is no ${article}.`)
  await stack.lakeClient.createOrReplace({ ...published, _id: `drafts.${article}`, title: secret })
  const cookie = cookiesOf(await openPreview(stack, '/insights/sme-advantage'))
  return { what: 'a draft', path: '/insights/sme-advantage', cookie, secret }
}

/** Opens the preview as the Studio does, with a secret that it wrote into the lake. */
export async function openPreview({ lakeClient, settings: { urls } }: TestStack, path: string) {
  const secret = randomUUID()
  await lakeClient.createOrReplace({
    _id: previewSecret,
    _type: 'sanity.previewUrlSecret',
    secret,
    studioUrl: urls.studio,
  })
  const search = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path })
  return send(urls.site, `/api/draft-mode/enable?${search}`)
}
