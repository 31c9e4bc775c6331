import { expect, it } from 'vitest'
import { pastedLink } from './with-links.ts'

const read = (href: string) => pastedLink(href, 'https://www.site.example')

it('recognizes pages of the site, with their anchors', () => {
  expect(read('https://www.site.example/about#team')).toEqual({
    found: 'path',
    path: '/about',
    anchor: 'team',
  })
  expect(read('/services/')).toEqual({ found: 'path', path: '/services', anchor: '' })
  expect(read('https://www.site.example')).toEqual({ found: 'path', path: '/', anchor: '' })
})

it('keeps external URLs, email addresses and phone numbers', () => {
  expect(read('http://a.example/b?c=1#d')).toMatchObject({
    value: { kind: 'url', url: 'https://a.example/b?c=1#d' },
  })
  expect(read('mailto:anna@a.example')).toMatchObject({ value: { kind: 'email', email: 'anna@a.example' } })
  expect(read('tel:+32-2-000')).toMatchObject({ value: { kind: 'phone', phone: '+32 2 000' } })
})

it('reads what is not encoded properly as it is', () => {
  expect(read('mailto:50%off@firm.example')).toMatchObject({ value: { email: '50%off@firm.example' } })
  expect(read('/about#50%')).toEqual({ found: 'path', path: '/about', anchor: '' })
})

it('leaves out an anchor that a link can’t have', () => {
  expect(read('/about#Our_Team')).toMatchObject({ path: '/about', anchor: '' })
})

it.each(['tel:02/123.45.67', 'tel:', 'tel:%', 'mailto:', 'mailto:anna', 'https://localhost/a'])(
  'ignores %j, which could not be published',
  (href) => {
    expect(read(href)).toEqual({ found: 'nothing' })
  },
)

it.each(['tel:+32(0)2/123.45.67', 'tel:+32-2-123-45-67;ext=5', 'tel:+32 2 123 45 67, ext. 5'])(
  'writes the number of %j with spaces, without an extension',
  (href) => {
    expect(read(href)).toMatchObject({ value: { phone: '+32 2 123 45 67' } })
  },
)

it('normalizes emails and paths', () => {
  expect(read('mailto:%20ada@fi\u200brm.example')).toMatchObject({ value: { email: 'ada@firm.example' } })
  expect(read('https://www.site.example/%41bout//')).toMatchObject({ path: '/about' })
})

it.each(['#_Toc12', 'file:///C:/Users/x.docx', 'javascript:alert(1)', '', 'http://'])(
  'ignores %j',
  (href) => {
    expect(read(href)).toEqual({ found: 'nothing' })
  },
)
