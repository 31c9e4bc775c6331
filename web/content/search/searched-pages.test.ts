import { expect, it } from 'vitest'
import { entriesOfRows, searchedPages } from './searched-pages.ts'

const page = {
  _id: 'p',
  _type: 'page',
  _rev: '1',
  language: 'fr',
  title: 'Ressources',
  slug: 'ressources',
  sections: [{ _type: 'hero' }, { _type: 'downloadList' }],
}
const rows = {
  downloadList: [{ anchor: 'download-1', title: 'Feuille de route', description: 'Un classeur.' }],
  webinarList: [{ anchor: 'download-2', title: 'Webinaire', description: '' }],
}

it('a row is found at its anchor on the page that lists it, and not if no page does', () => {
  expect(entriesOfRows(searchedPages.parse([page]), rows)).toMatchObject([
    { id: 'download-1', kind: 'download', path: '/fr/ressources#download-1', title: 'Feuille de route' },
  ])
})

it('a webinar with a page is found as that page, or as its row where the page is not translated', () => {
  const resources = { ...page, sections: [{ _type: 'webinarList' }] }
  const own = { ...page, _id: 'w', _type: 'webinar', slug: 'outils', sections: [] }
  const row = { anchor: 'download-2', title: 'Webinaire', description: '', path: '/fr/webinaires/outils' }
  const entries = (pages: object[]) => entriesOfRows(searchedPages.parse(pages), { webinarList: [row] })
  expect(entries([resources])).toMatchObject([{ path: '/fr/webinaires/outils' }])
  expect(entries([resources, own])).toEqual([])
})

it('has another revision once its text changes', () => {
  const [first] = entriesOfRows(searchedPages.parse([page]), rows)
  const changed = { downloadList: [{ anchor: 'download-1', title: 'Plan', description: 'Un classeur.' }] }
  const [second] = entriesOfRows(searchedPages.parse([page]), changed)
  expect(second?.rev).not.toBe(first?.rev)
})
