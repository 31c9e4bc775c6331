import { expect, it } from 'vitest'
import type { Link } from '@/content-types.ts'
import { dialogOf, hrefOf } from './href.ts'

const nowhere = {
  kind: 'page',
  target: null,
  anchor: '',
  dialog: '',
  url: '',
  email: '',
  phone: '',
  file: null,
}
const link = (fields: object) => ({ ...nowhere, ...fields }) as NonNullable<Link>

it.each([
  [{ target: { _type: 'page', language: 'fr', slug: 'a-propos' } }, '/fr/a-propos'],
  [{ target: { _type: 'page', language: 'fr', slug: '/' }, anchor: 'team' }, '/fr#team'],
  [{ target: { _type: 'servicePackage', language: 'fr', slug: 'croissance' } }, '/fr/services/croissance'],
  [{ target: { _type: 'insight', language: 'fr', slug: 'x' } }, '/fr/analyses/x'],
  [{ kind: 'anchor', anchor: 'services' }, '#services'],
  [{ kind: 'dialog', dialog: 'consultation' }, '/fr/contact#book-call'],
  [{ kind: 'url', url: 'https://a.example' }, 'https://a.example'],
  [{ kind: 'email', email: 'hello@tidewright.example' }, 'mailto:hello@tidewright.example'],
  [{ kind: 'phone', phone: '+32 2 000\u00a000 00' }, 'tel:+3220000000'],
  [{ kind: 'file', file: { id: 'file-1-pdf', name: 'a b.pdf' } }, '/api/files/file-1-pdf/a%20b.pdf'],
])('%o leads to %s', (fields, href) => {
  expect(hrefOf(link(fields), 'fr')).toBe(href)
})

it('leads nowhere while a draft is incomplete', () => {
  expect(hrefOf(null, 'fr')).toBeNull()
  expect(hrefOf(link({}), 'fr')).toBeNull()
  expect(hrefOf(link({ kind: 'email' }), 'fr')).toBeNull()
})

it.each([
  { kind: 'url', url: 'javascript:alert(1)' },
  { target: { _type: 'page', slug: '/evil.example' } },
  { target: { _type: 'page', slug: '\\\\evil.example' } },
  { target: { _type: 'page', slug: 'a\r\nset-cookie: b=c' } },
  { kind: 'email', email: 'a@b.example\r\nbcc: c@d.example' },
])('%o, which a program wrote, leads nowhere', (fields) => {
  expect(hrefOf(link(fields), 'en-UK')).toBeNull()
})

it('returns the dialog only of a link that opens one', () => {
  expect(dialogOf(link({ kind: 'dialog', dialog: 'consultation' }))).toBe('consultation')
  expect(dialogOf(link({ kind: 'dialog', dialog: 'toString' }))).toBeUndefined()
  expect(hrefOf(link({ kind: 'dialog', dialog: 'toString' }), 'fr')).toBeNull()
  expect(dialogOf(link({ kind: 'url', url: 'https://a.example' }))).toBeUndefined()
})
