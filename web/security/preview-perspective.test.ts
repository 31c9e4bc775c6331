import { expect, it } from 'vitest'
import {
  perspectiveCookieValue,
  previewPerspective,
  selectedPerspectiveCookie,
} from './preview-perspective.ts'

const jarOf = (cookies: Record<string, string>) => ({
  get: (name: string) => (name in cookies ? { value: cookies[name] ?? '' } : undefined),
})
const opened = (value: string) => previewPerspective(jarOf({ 'sanity-preview-perspective': value }))

it.each([
  ['drafts', 'drafts'],
  ['published', 'published'],
  ['summer,spring,drafts', 'summer,spring,drafts'],
  ['summer%2Cdrafts', 'summer,drafts'],
])('reads %s', (value, perspective) => {
  expect(opened(value)).toBe(perspective)
})

it.each([
  [''],
  ['raw'],
  ['summer,raw'],
  ['a b'],
  ['%'],
  ['a,,b'],
  ['x&tag=y'],
  [Array(101).fill('a').join()],
])('shows drafts instead of %j', (value) => {
  expect(opened(value)).toBe('drafts')
})

it('prefers what the editor selected after the preview was opened', () => {
  const selected = perspectiveCookieValue(['summer', 'drafts'])
  const cookies = { 'sanity-preview-perspective': 'drafts', [selectedPerspectiveCookie]: selected }
  expect(previewPerspective(jarOf(cookies))).toBe('summer,drafts')
  expect(previewPerspective(jarOf({}))).toBe('drafts')
})
