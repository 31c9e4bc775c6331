import { randomUUID } from 'node:crypto'
import type { TestStack } from '../support/test-stack.ts'
import { type Attack, attemptEach, joinResults } from './attack.ts'
import { cookiesOf, fromNewNetwork, postForm, send } from './send.ts'

/** Data that only the owner of a cookie may see, however others request it. */
type Own = { what: string; path: string; cookie: string; secret: string }

const requestVariants: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { 'cache-control': 'no-cache' },
  { cookie: 'form-flash=x; playbooks=x; __prerender_bypass=x' },
  { 'accept-encoding': 'br' },
]

/** What was entered, unlocked or drafted for one visitor, requested by another. */
export const otherVisitorsData: Attack = {
  title: 'Another visitor’s form, code or draft, from a cache',
  async run(stack) {
    const { site } = stack.settings.urls
    const owners = [
      await formValues(stack, 'lead', '/contact/retry'),
      await formValues(stack, 'newsletter', '/newsletter/retry'),
      await draftPreview(stack),
    ]
    const results = await Promise.all(
      owners.map(async ({ what, path, cookie, secret }) => {
        const own = await send(site, path, { headers: { cookie } })
        if (!own.body.includes(secret))
          throw new Error(`${what}: not visible to its owner either (${own.status}).`)
        if (!/no-store|private/.test(String(own.headers['cache-control'])))
          return { attempts: 1, successes: [`${what} is cacheable: ${own.headers['cache-control']}`] }
        return attemptEach(requestVariants, async (headers) => {
          await send(site, path, { headers: { cookie } })
          const { body } = await send(site, path, { headers })
          return body.includes(secret) ? `${what} is visible to others` : null
        })
      }),
    )
    await stack.lakeClient.delete(`drafts.${article}`)
    await stack.lakeClient.delete(previewSecret)
    return joinResults(results)
  },
}

/** A form that is shown again with its values. */
async function formValues({ settings }: TestStack, form: string, path: string): Promise<Own> {
  const secret = `own-${randomUUID()}`
  const fields = { name: secret, email: `${secret}@`, company: '', locale: 'en-UK' }
  const response = await postForm(settings.urls.site, `/api/forms/${form}`, fields, fromNewNetwork())
  return { what: `the values of ${form}`, path, cookie: cookiesOf(response), secret }
}

const article = 'insight-sme-advantage'
const previewSecret = 'drafts.attack-preview'

/** An editor's preview with a draft. */
async function draftPreview(stack: TestStack): Promise<Own> {
  const secret = `draft-${randomUUID()}`
  const published = await stack.lakeClient.getDocument(article)
  if (!published) throw new Error(`There is no ${article}.`)
  await stack.lakeClient.createOrReplace({ ...published, _id: `drafts.${article}`, title: secret })
  const cookie = cookiesOf(await openPreview(stack, '/insights/sme-advantage'))
  return { what: 'a draft', path: '/insights/sme-advantage', cookie, secret }
}

/** Opens the preview as the Studio does, with a secret that it wrote to the lake. */
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
