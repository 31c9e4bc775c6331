import { expect, it } from 'vitest'
import { documentsOf, planRedirects } from './redirect-import.ts'

const site = 'https://www.site.example'
const page = (_id: string, slug: string, language = 'en-UK') => ({
  _id,
  _type: 'page',
  language,
  slug: { current: slug },
})
const urls = {
  pages: [page('contact', 'contact'), page('fr-contact', 'contact', 'fr'), page('home', '/')],
  redirects: [{ _id: 'redirect-known', from: '/known' }],
}
const plan = (text: string) => planRedirects(text, urls, site)
const outcomes = (text: string) =>
  plan(text).map(({ from, outcome }) => (outcome.kind === 'problem' ? `${from}: ${outcome.problem}` : from))
const redirectsOf = (text: string) =>
  plan(text)
    .filter(({ outcome }) => outcome.kind !== 'headings')
    .map(({ from, outcome }) => ({ from, ...outcome }))
const contact = { _type: 'link', kind: 'page', target: { _type: 'reference', _ref: 'contact' } }

it.each([
  ['a spreadsheet with headings', 'Old URL\tNew URL\tStatus\n/old\t/contact\t301\n\n/a/\t/\t302'],
  [
    'a CSV file with a byte order mark',
    '\ufeffold,new,status\r\n"/old","/contact",\r\n/a,https://www.site.example/,307',
  ],
  ['semicolons', '/old;/contact/;permanent\n/a;/;temporary'],
  ['a list with spaces', 'from to\n/old   /contact\nhttps://site.example/a?b=1 / 302'],
  ['Apache’s redirects', 'Redirect 301 /old /contact\nredirecttemp /a /'],
])('reads %s', (_what, text) => {
  expect(redirectsOf(text)).toEqual([
    { from: '/old', kind: 'new', to: contact, permanent: true },
    {
      from: '/a',
      kind: 'new',
      to: { ...contact, target: { _type: 'reference', _ref: 'home' } },
      permanent: false,
    },
  ])
})

it('reads Apache’s lines for what is gone, or without a status', () => {
  expect(redirectsOf('Redirect gone /closed\nRedirect /a /contact')).toMatchObject([
    { from: '/closed', to: null },
    { from: '/a', to: contact, permanent: false },
  ])
})

it('skips headings above a URL, and nothing else', () => {
  expect(plan('Old,New\n/old,/contact').map(({ outcome }) => outcome.kind)).toEqual(['headings', 'new'])
  expect(plan('old,gone\n/a,/contact').map(({ from }) => from)).toEqual(['/old', '/a'])
  expect(plan('old,contact').map(({ from }) => from)).toEqual(['/old'])
  expect(outcomes('old,contact\nolder,services')).toHaveLength(2)
})

it.each([
  ['/a,,410 Gone\n/b,,410 Gone', ['/a', '/b']],
  ['/a,/contact,Sale over\n/b,/contact,Sale over', ['/a', '/b']],
  ['/a;v=1,/contact\n/b,/contact', ['/a;v=1', '/b']],
  ['/a,/contact\t\n/b,/contact', ['/a', '/b']],
  ['  /a /contact\n /b   /contact 302', ['/a', '/b']],
  ['From,To,Gone\n/a,/contact,', ['/a']],
])('finds the columns of %j', (text, from) => {
  expect(redirectsOf(text).map((line) => line.from)).toEqual(from)
  expect(redirectsOf(text).every(({ kind }) => kind === 'new')).toBe(true)
})

it('imports no line that it doesn’t understand', () => {
  const texts = [
    'RedirectMatch gone ^/blog/',
    'RewriteRule ^a$ /contact [R=301]',
    '# old site',
    '/a,/contact,404',
    'Redirect 418 /a /contact',
  ]
  for (const text of texts) expect(redirectsOf(text)[0]?.kind, text).toBe('problem')
  expect(redirectsOf('/a,/contact,302 Found')[0]).toMatchObject({ kind: 'new', permanent: false })
  expect(redirectsOf('Redirect 303 /a /contact')[0]).toMatchObject({ kind: 'new', permanent: false })
})

it('keeps the separators of the list', () => {
  const texts = (text: string) => plan(text).map((line) => line.text)
  expect(texts('/a,/b\n"/c,d",/e')).toEqual(['/a,/b', '"/c,d",/e'])
  expect(texts('/a;/b')).toEqual(['/a;/b'])
  expect(plan('/a,1;2 /contact\n/b /contact').map(({ from }) => from)).toEqual(['/a,1;2', '/b'])
})

it('keeps the id of an existing redirect, and knows what is gone', () => {
  const [known, gone, short] = documentsOf(plan('/known,/contact\n/gone/*,,410\n/old,gone'), urls.redirects)
  expect(known).toEqual({
    _id: 'redirect-known',
    _type: 'redirect',
    from: '/known',
    to: contact,
    permanent: true,
  })
  expect(gone).toMatchObject({ from: '/gone/*', gone: true })
  expect(short).toMatchObject({ from: '/old', gone: true })
  expect(gone?._id).not.toBe(short?._id)
})

it.each([
  ['https://shop.example/a?b=1', 'https://shop.example/a?b=1'],
  ['/fr/contact#form', `${site}/fr/contact#form`],
  ['/contact?a=1', `${site}/contact?a=1`],
  ['/weeklyplaybooks', `${site}/weeklyplaybooks`],
  ['/insights/*', `${site}/insights/*`],
])('links to the URL %s', (target, url) => {
  expect(plan(`/old/*;${target}`)[0]?.outcome).toMatchObject({ to: { kind: 'url', url } })
})

it('says what is wrong with a line', () => {
  expect(
    outcomes(
      [
        '/old,/no-such-page',
        '/Old,/contact',
        '/x,',
        '/Contact,/fr/contact',
        '/api/a,/contact',
        '/*,/contact',
        'https://other.example/a,/contact',
        '/y,javascript:alert(1)',
        '/z,/z',
        '/w,/insights/*',
      ].join('\n'),
    ),
  ).toEqual([
    '/old: No published page has the URL /no-such-page. Check it, or publish the page first.',
    '/Old: Line 1 has the same old URL.',
    '/x: Add the new URL, or 410 if the page is gone for good.',
    '/Contact: A page has this URL. Change the URL of the page first.',
    '/api/a: This URL is reserved for the site itself.',
    '/*: Name the part before /*, such as /old-shop/*. Otherwise every mistyped URL would be redirected.',
    'https://other.example/a: This is another website. Only old URLs of this site can be redirected.',
    '/y: javascript:alert(1) is not the URL of a page or website.',
    '/z: The old and the new URL are the same.',
    '/w: No published page has the URL /insights/*. Check it, or publish the page first.',
  ])
})

it('replaces a redirect whose URL differs in capitals only', () => {
  expect(documentsOf(plan('/Known,/contact'), urls.redirects)).toMatchObject([
    { _id: 'redirect-known', from: '/Known' },
  ])
})
