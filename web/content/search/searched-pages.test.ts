import { countFigures, settingsPlaceholders } from '@tidewright/contracts/figures.ts'
import { expect, it } from 'vitest'
import { entriesOfRows, fingerprintOf, searchedPages } from './searched-pages.ts'

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

it('the row of a webinar with a page is not found, as the page may be excluded from the search', () => {
  const resources = searchedPages.parse([{ ...page, sections: [{ _type: 'webinarList' }] }])
  const row = { anchor: 'download-2', title: 'Webinaire', description: '' }
  const found = (slug: string | null) => entriesOfRows(resources, { webinarList: [{ ...row, slug }] })
  expect(found(null)).toHaveLength(1)
  expect(found('outils')).toEqual([])
})

it('the row of a webinar that isn’t translated is found at its page, if the English one may be', () => {
  const resources = searchedPages.parse([{ ...page, sections: [{ _type: 'webinarList' }] }])
  const row = { anchor: 'download-2', title: 'Tools', description: '', slug: 'tools' }
  const found = (isTranslated: boolean, englishSlugs: string[]) =>
    entriesOfRows(resources, { webinarList: [{ ...row, isTranslated }] }, englishSlugs).map(
      ({ path }) => path,
    )
  expect(found(false, ['tools'])).toEqual(['/fr/webinaires/tools'])
  expect([found(true, ['tools']), found(false, [])]).toEqual([[], []])
})

it('has another revision once its text changes', () => {
  const [first] = entriesOfRows(searchedPages.parse([page]), rows)
  const changed = { downloadList: [{ anchor: 'download-1', title: 'Plan', description: 'Un classeur.' }] }
  const [second] = entriesOfRows(searchedPages.parse([page]), changed)
  expect(second?.rev).not.toBe(first?.rev)
})

it('an article is read again once a placeholder that it may have stands for something else', () => {
  const settings = { figures: [{ key: 'sprintPrice', value: 1500, unit: 'euro' }] }
  const counts = {
    teamCount: 1,
    packageCount: 1,
    retainerTierCount: 1,
    industryCount: 1,
    caseStudyCount: 1,
    openRoleCount: 1,
    articleCount: 1,
  }
  const all = [
    fingerprintOf(settings, null),
    fingerprintOf({ figures: [] }, null),
    ...settingsPlaceholders.map((key) => fingerprintOf({ ...settings, [key]: 'new' }, null)),
    ...countFigures.map(({ key }) => fingerprintOf(settings, { ...counts, [key]: 2 })),
  ]
  expect(new Set(all).size).toBe(all.length)
})
