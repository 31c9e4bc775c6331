/** Acknowledged changes survive a kill. Local lake only. */
import { afterEach, expect, test } from 'vitest'
import { startLake } from '../../../local/lake/lake.ts'
import { type ServiceProcess, startServiceProcess } from '../../support/service-process.ts'
import { clientsOf, freshOptions, openLake, removeFolder } from './lake-target.ts'

let running: ServiceProcess | undefined
afterEach(() => running?.kill())

test('every acknowledged mutation survives kill -9', async () => {
  const options = await freshOptions()
  const { editor } = clientsOf(options)
  const acknowledged: string[] = []
  for (const round of [1, 2, 3]) {
    running = await startServiceProcess('lake', options)
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; ; n += 1) {
        const created = await editor.create({
          _id: `r${round}-w${writer}-n${n}`,
          _type: 'durable',
          text: 'x'.repeat(2000),
        })
        acknowledged.push(created._id)
      }
    })
    const failed = Promise.allSettled(writers)
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length - before, { interval: 5 }).toBeGreaterThan(10 * round)
    await running.kill()
    await failed
  }
  running = await startServiceProcess('lake', options)
  const stored = new Set(await editor.fetch<string[]>('*[_type == "durable"]._id'))
  expect(acknowledged.length).toBeGreaterThan(30)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  // The document and its history are consistent.
  const id = acknowledged.at(-1) ?? ''
  const uri = `/data/history/production/documents/${id}?lastRevision=true`
  expect(await editor.request({ uri })).toMatchObject({ documents: [{ _id: id }] })
  await removeFolder(options.folder)
})

test('documents, history and assets survive a restart', async () => {
  const lake = await openLake()
  const { editor } = clientsOf(lake.options)
  await editor.create({ _id: 'moved', _type: 'durable', n: 1 })
  await editor.patch('moved').set({ n: 2 }).commit()
  const asset = await editor.assets.upload('file', Buffer.from('bytes'), { filename: 'a.txt' })
  await lake.stop()
  const again = await openLake({ folder: lake.options.folder })
  const moved = clientsOf(again.options).editor
  expect(await moved.getDocument('moved')).toMatchObject({ n: 2 })
  const { url } = await moved.fetch<{ url: string }>('*[_id == $id][0]', { id: asset._id })
  expect(await (await fetch(url)).text()).toBe('bytes')
  await again.close()
})

test('distinguishes a port in use from a folder in use', async () => {
  const lake = await openLake()
  const samePort = await freshOptions()
  await expect(startLake({ ...samePort, port: lake.options.port })).rejects.toThrow(
    new RegExp(`${lake.options.port}.*LAKE_PORT`),
  )
  await expect(startLake({ ...samePort, folder: lake.options.folder })).rejects.toThrow(/in use/)
  await lake.close()
  await removeFolder(samePort.folder)
})
