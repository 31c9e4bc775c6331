/** @sanity/import and @sanity/export between two lakes. Local lake only. */
import { createReadStream } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { limit } from '../../support/limit.ts'
import { clientsOf, importOptions, openLake, removeFolder } from './lake-target.ts'

test('a dataset with references, an image and a release survives an export and import', {
  timeout: limit(20_000),
}, async () => {
  const [first, second] = [await openLake(), await openLake()]
  const [source, copy] = [clientsOf(first.options).editor, clientsOf(second.options).editor]
  const folder = await mkdtemp(join(tmpdir(), 'lake-transfer-'))
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toFile(join(folder, 'a.png'))
  expect(png.size).toBeGreaterThan(0)
  const documents = [
    { _id: 'a', _type: 'post', _createdAt: '2020-01-01T00:00:00Z', other: { _type: 'reference', _ref: 'b' } },
    { _id: 'b', _type: 'post', other: { _type: 'reference', _ref: 'a' } },
    { _id: 'drafts.b', _type: 'post', title: 'Draft' },
    { _id: 'c', _type: 'post', picture: { _type: 'image', _sanityAsset: `image@file://${folder}/a.png` } },
  ]
  await sanityImport(documents, { ...importOptions, client: source })
  expect(await source.fetch('*[_id == "a"][0]{_createdAt, "back": other->other->_id}')).toEqual({
    _createdAt: '2020-01-01T00:00:00Z',
    back: 'a',
  })
  await source.releases.create({ releaseId: 'r1', metadata: { title: 'Launch', releaseType: 'asap' } })
  await source.createVersion({ baseId: 'a', publishedId: 'a', releaseId: 'r1' })
  const outputPath = join(folder, 'export.tar.gz')
  await exportDataset({ client: source, dataset: 'production', outputPath, assets: true, drafts: true })
  await sanityImport(createReadStream(outputPath), { ...importOptions, client: copy })
  const content = '*[_type == "post"]{_id, _createdAt, title, other, picture} | order(_id)'
  expect(await copy.fetch(content)).toEqual(await source.fetch(content))
  const releases = '*[_type == "system.release"]{_id, name, state, metadata}'
  expect(await copy.fetch(releases)).toEqual(await source.fetch(releases))
  expect(await copy.fetch('*[sanity::partOfRelease("r1")]._id')).toEqual(['versions.r1.a'])
  const url = await copy.fetch<string>('*[_id == "c"][0].picture.asset->url')
  expect(url).toContain(String(second.options.port))
  expect((await fetch(url)).status).toBe(200)
  await Promise.all([first.close(), second.close(), removeFolder(folder)])
})
