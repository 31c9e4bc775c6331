import { startBackend } from '../../../cli/stack/stack.ts'
import { expect, test } from '../../support/fixtures.ts'
import { limit } from '../../support/limit.ts'
import { withBackendDown } from '../../support/test-stack.ts'
import { link, reloadUntil, rows, section } from './resources-page.ts'

test('a document that an editor publishes is in the list and the search within seconds, and leaves them when deleted', async ({
  page,
  stack: { lakeClient },
}) => {
  const file = await lakeClient.assets.upload('file', Buffer.from('%PDF-1.7'), {
    filename: 'ten questions.pdf',
  })
  const { _id, _rev } = await lakeClient.create({
    _type: 'download',
    language: 'en-UK',
    title: 'Ten questions for suppliers',
    description: 'Ask them before you sign.',
    type: 'checklist',
    icon: 'BookOpen',
    file: { _type: 'file', asset: { _type: 'reference', _ref: file._id } },
  })
  const isLive = async () => (await page.request.get(`/api/live?id=${_id}&rev=${_rev}`)).json()
  const html = async (path: string) => (await page.request.get(path)).text()
  try {
    await expect.poll(isLive, { timeout: limit(20_000) }).toEqual({ live: true })
    for (const path of ['/resources', '/fr/ressources'])
      await expect
        .poll(() => html(path), { timeout: limit(60_000) })
        .toMatch(/<h3[^>]*>Ten questions for suppliers/)
    await page.goto('/resources')
    await expect(rows(page, 'downloads').last()).toHaveText('Ten questions for suppliers')
    await expect(section(page, 'downloads')).toContainText('Checklist')
    const href = await link(page, 'Ten questions for suppliers').getAttribute('href')
    expect((await page.request.get(String(href))).headers()['content-disposition']).toContain(
      'ten%20questions.pdf',
    )
    await expect
      .poll(() => html('/search?q=questions+suppliers'), { timeout: limit(20_000) })
      .toContain('/resources#download-')
  } finally {
    await lakeClient.delete(_id)
  }
  await expect.poll(() => html('/resources'), { timeout: limit(20_000) }).not.toContain('Ten questions')
})

test('what an editor publishes while the backend is down is in the list once it is back', {
  tag: '@full',
}, async ({ page, stack }) => {
  const { lakeClient } = stack
  const id = 'webinar-choosing-tools-you-can-walk-away-from'
  const before = await lakeClient.getDocument<{ _id: string; title: string }>(id)
  try {
    await withBackendDown(stack, async () => {
      const { _rev } = await lakeClient.patch(id).set({ title: 'Tools that let you go' }).commit()
      const isLive = async () => (await page.request.get(`/api/live?id=${id}&rev=${_rev}`)).json()
      expect(await isLive()).toEqual({ live: false })
      await startBackend(stack.settings, stack.processes)
      await expect.poll(isLive, { timeout: limit(30_000) }).toEqual({ live: true })
      await page.goto('/resources')
      await reloadUntil(page, () => rows(page, 'webinars').getByText('Tools that let you go').isVisible())
    })
  } finally {
    await lakeClient.patch(id).set({ title: before?.title }).commit()
  }
})
