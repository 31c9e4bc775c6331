/** Listeners and live events. */
import { ChannelError, type ListenEvent, type LiveEvent } from '@sanity/client'
import { expect, test } from 'vitest'
import { testTarget, until } from './lake-target.ts'

const { target, idOf } = testTarget()
type Event = ListenEvent<Record<string, unknown>>

async function listen(query: string, params: Record<string, unknown>, options = {}) {
  const events: Event[] = []
  const all = { includeResult: true, events: ['welcome', 'mutation'] as const, ...options }
  const subscription = target.editor
    .listen(query, params, { ...all, events: [...all.events] })
    .subscribe((event) => {
      events.push(event)
    })
  await until(() => events.find((event) => event.type === 'welcome'))
  return {
    mutations: () => events.filter((event) => event.type === 'mutation'),
    stop: () => subscription.unsubscribe(),
  }
}

test('a listener gets documents that start, continue and stop matching its filter, in order', async () => {
  const listener = await listen('*[_id == $id && shown == true]', { id: idOf('heard') })
  await target.editor.create({ _id: idOf('heard'), _type: 'contract', shown: false })
  await target.editor.patch(idOf('heard')).set({ shown: true }).commit()
  await target.editor.patch(idOf('heard')).set({ n: 1 }).commit()
  await target.editor.patch(idOf('heard')).set({ shown: false }).commit()
  const heard = await until(() => (listener.mutations().length >= 3 ? listener.mutations() : undefined))
  listener.stop()
  expect(heard.map(({ transition }) => transition)).toEqual(['appear', 'update', 'disappear'])
  expect(heard[1]).toMatchObject({
    documentId: idOf('heard'),
    result: { n: 1 },
    previousRev: heard[0]?.resultRev,
  })
})

test('a deletion has a resulting revision, which the Studio waits for', async () => {
  await target.editor.create({ _id: idOf('gone'), _type: 'contract' })
  const listener = await listen('*[_id == $id]', { id: idOf('gone') })
  await target.editor.delete(idOf('gone'))
  const [event] = await until(() => (listener.mutations().length > 0 ? listener.mutations() : undefined))
  listener.stop()
  expect(event).toMatchObject({ transition: 'disappear', resultRev: event?.transactionId })
})

test.each([
  ['*[_id == ]', {}, /unexpected|syntax|parse/i],
  ['*[_id == $missing]', {}, /\$missing/],
])('a listener with the invalid query %s gets a channel error', async (query, params, wanted) => {
  const error = await new Promise((resolve, reject) =>
    target.editor.listen(query, params).subscribe({ next: reject, error: resolve }),
  )
  expect(error).toBeInstanceOf(ChannelError)
  expect(error).toMatchObject({ message: expect.stringMatching(wanted) })
})

test('live events contain the sync tags of affected queries', async () => {
  const { syncTags } = await target.editor.fetch(
    '*[_id == $id]',
    { id: idOf('live') },
    { filterResponse: false },
  )
  const events: LiveEvent[] = []
  const live = target.editor.withConfig({ apiVersion: 'X' }).live
  const subscription = live.events({ includeDrafts: true }).subscribe((event) => events.push(event))
  await until(() => events.find(({ type }) => type === 'welcome'))
  await target.editor.create({ _id: idOf('live'), _type: 'contract' })
  const message = await until(() => events.find((event) => event.type === 'message'))
  subscription.unsubscribe()
  expect(syncTags?.some((tag) => message.tags.includes(tag))).toBe(true)
})
