import { expect, it } from 'vitest'
import { internalHref, keepPlace } from './followed-links.ts'

const origin = 'https://tidewright.example'

function lead(href: string, attributes: { target?: string; hreflang?: string; download?: boolean } = {}) {
  const { origin: itsOrigin, pathname, search, hash } = new URL(href, `${origin}/about`)
  const { target = '', hreflang = '', download = false } = attributes
  const hasAttribute = (name: string) => name === 'download' && download
  const link = { origin: itsOrigin, pathname, search, hash, target, hreflang, hasAttribute }
  return internalHref(link, { origin, pathname: '/about' })
}

it('follows links to pages and anchors', () => {
  expect(lead('/services?x=1#packages')).toBe('/services?x=1#packages')
  expect(lead('#team')).toBe('/about#team')
  expect(lead('/france')).toBe('/france')
})

it('leaves other links to the browser', () => {
  expect(lead('https://elsewhere.example/')).toBeNull()
  expect(lead('mailto:hello@tidewright.example')).toBeNull()
  expect(lead('/api/files/a/guide.pdf')).toBeNull()
  expect(lead('/feed.xml')).toBeNull()
  expect(lead('/services', { target: '_blank' })).toBeNull()
  expect(lead('/fr/services', { hreflang: 'fr' })).toBeNull()
  expect(lead('/fr')).toBeNull()
  expect(lead('/fr/services')).toBeNull()
  expect(lead('/services', { download: true })).toBeNull()
})

it('keeps the query and the anchor in links to other languages only', () => {
  const change = (hreflang: string, search: string, hash: string) => {
    const link = Object.assign(new URL('/fr/services?old=1#old', origin), { hreflang })
    keepPlace(link, { search, hash })
    return link.pathname + link.search + link.hash
  }
  expect(change('fr', '?token=a+b', '#packages')).toBe('/fr/services?token=a+b#packages')
  expect(change('fr', '', '')).toBe('/fr/services')
  expect(change('', '?token=a', '#packages')).toBe('/fr/services?old=1#old')
})
