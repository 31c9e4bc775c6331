import { expect, it } from 'vitest'
import { pastedLink } from './pasted-link.ts'

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

it.each(['#_Toc12', 'file:///C:/Users/x.docx', 'javascript:alert(1)', '', 'http://'])(
  'ignores %j',
  (href) => {
    expect(read(href)).toEqual({ found: 'nothing' })
  },
)
