import { describe, expect, it } from 'vitest'
import { adviceOn, shareOf } from './share.ts'

const figures = new Map([
  ['hours', '20'],
  ['company', 'Tidewright'],
])
const site = 'https://site.example'
const page = {
  _type: 'page',
  language: 'fr',
  title: 'À propos',
  slug: { current: 'a-propos' },
  seo: { title: 'Gagnez {hours} heures', description: 'Une phrase.' },
}

describe('shareOf', () => {
  it('uses the search title and description, with figures filled in', () => {
    expect(shareOf(page, figures, site)).toEqual({
      company: 'Tidewright',
      ownTitle: 'Gagnez 20 heures',
      title: 'Gagnez 20 heures · Tidewright',
      description: 'Une phrase.',
      url: 'https://site.example/fr/a-propos',
      noindex: false,
      canonical: '',
      picturePath: '',
    })
  })

  it('falls back to the title and summary of the page, or the name and biography of a person', () => {
    const share = shareOf({ ...page, seo: undefined, summary: 'In short.' }, figures, site)
    expect(share).toMatchObject({ ownTitle: 'À propos', description: 'In short.' })
    const person = { _type: 'teamMember', name: 'Ada', bio: 'Counts.' }
    expect(shareOf(person, figures, site)).toMatchObject({ ownTitle: 'Ada', description: 'Counts.' })
  })

  it('crops the picture as the site does', () => {
    const id = `image-${'a'.repeat(40)}-2000x1000-jpg`
    const crop = { _type: 'sanity.imageCrop', left: 0.5, right: 0, top: 0, bottom: 0 }
    const share = shareOf({ ...page, seo: { picture: { asset: { _ref: id }, crop } } }, figures, site)
    expect(share.picturePath).toBe(`/api/images/${id}?w=1280&crop=1000,0,1000,1000`)
  })

  it('doesn’t repeat the company name', () => {
    const share = shareOf({ ...page, seo: { title: 'Automation | {company}' } }, figures, site)
    expect(share).toMatchObject({ title: 'Automation | Tidewright', ownTitle: 'Automation' })
  })

  it('has no URL without a slug, and the bare domain for the home page', () => {
    expect(shareOf({ _type: 'page' }, figures, site).url).toBeNull()
    expect(shareOf({ ...page, language: 'en-UK', slug: { current: '/' } }, figures, site).url).toBe(site)
  })
})

it('suggests improvements', () => {
  const share = shareOf({ ...page, seo: { noindex: true, title: 'x'.repeat(60) } }, figures, site)
  expect(adviceOn(share)).toEqual([
    expect.stringMatching(/won’t list this page/),
    expect.stringMatching(/title is 73 characters/),
    expect.stringMatching(/no description/),
  ])
  const elsewhere = { ...page.seo, canonical: 'https://journal.example/a' }
  expect(adviceOn(shareOf({ ...page, seo: elsewhere }, figures, site))).toEqual([
    expect.stringMatching(/list https:\/\/journal.example\/a instead/),
  ])
  expect(adviceOn(shareOf(page, figures, site))).toEqual([])
})
