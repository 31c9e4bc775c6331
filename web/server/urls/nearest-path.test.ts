import { expect, it } from 'vitest'
import { nearestPath } from './nearest-path.ts'

const paths = [
  '/',
  '/fr',
  '/about',
  '/faq',
  '/services',
  '/services/growth-package',
  '/services/starter-package',
  '/insights/sme-advantage',
  '/fr/services',
  '/fr/analyses/l-avantage-des-pme',
  '/es/contacto',
]

it.each([
  ['/services/growth-packag', '/services/growth-package'],
  ['/servcies/growth-package', '/services/growth-package'],
  ['/abuot', '/about'],
  ['/about-us', '/about'],
  ['/fr/service', '/fr/services'],
  ['/fr/analyses/l-avantage-de-pme', '/fr/analyses/l-avantage-des-pme'],
  // The same page in another place.
  ['/blog/sme-advantage', '/insights/sme-advantage'],
  ['/growth-package', '/services/growth-package'],
])('%s probably means %s', (asked, path) => expect(nearestPath(asked, paths)).toBe(path))

it.each([
  '/no-such-page',
  '/x',
  '/a/b',
  '/services/enterprise-package',
  // The nearest path is in another language.
  '/fr/contacto',
  '/it/analyses/l-avantage-des-pme',
  `/${'long'.repeat(500)}`,
])('%s is near to nothing', (asked) => expect(nearestPath(asked, paths)).toBeNull())
