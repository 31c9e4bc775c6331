import { expect, it } from 'vitest'
import { takeOverStructure } from '../../studio/translations/take-over-structure.ts'
import { memoryLake } from './memory-lake.ts'

const hero = (_key: string, heading: string) => ({ _key, _type: 'hero', heading })
const english = {
  _id: 'a',
  _type: 'page',
  language: 'en-UK',
  title: 'About us',
  sections: [hero('new', 'New here'), hero('one', 'First')],
}
const dutch = {
  ...english,
  _id: 'a-nl',
  language: 'nl',
  title: 'Over ons',
  sections: [hero('one', 'Eerste')],
}
const dutchDraft = { ...dutch, _id: 'drafts.a-nl', breadcrumb: 'Weg' }
const takeOver = ({ client }: ReturnType<typeof memoryLake>) =>
  takeOverStructure(client, { source: english, translationId: 'a-nl', locale: 'nl' })

it('takes over how English is built, and keeps what was typed while it did', async () => {
  let typed = false
  const lake = memoryLake([english, dutch, dutchDraft], () => {
    if (!typed) lake.put({ ...dutchDraft, title: 'Over ons, zo getypt' })
    typed = true
  })
  await takeOver(lake)
  const draft = lake.read('drafts.a-nl')
  expect(draft).toMatchObject({
    title: 'Over ons, zo getypt',
    language: 'nl',
    sections: [{ heading: 'New here' }, { heading: 'Eerste' }],
  })
  expect(draft).not.toHaveProperty('breadcrumb')
  expect(lake.read('a-nl')).toMatchObject({ sections: [{ heading: 'Eerste' }] })
})

it('takes over how English is built from what is published, unless a draft was begun meanwhile', async () => {
  const alone = memoryLake([english, dutch])
  await takeOver(alone)
  expect(alone.read('drafts.a-nl')).toMatchObject({
    title: 'Over ons',
    sections: [{}, { heading: 'Eerste' }],
  })
  let begun = false
  const lake = memoryLake([english, dutch], () => {
    if (!begun) lake.put({ ...dutchDraft, title: 'Begonnen' })
    begun = true
  })
  await takeOver(lake)
  expect(lake.read('drafts.a-nl')).toMatchObject({ title: 'Begonnen', sections: [{}, { heading: 'Eerste' }] })
})

it('leaves everything as it is where somebody is always faster', async () => {
  const lake = memoryLake([english, dutch, dutchDraft], () => lake.put(dutchDraft))
  await expect(takeOver(lake)).rejects.toMatchObject({ statusCode: 409 })
  expect(lake.read('drafts.a-nl')).toMatchObject(dutchDraft)
})
