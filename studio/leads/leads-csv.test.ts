import { expect, it } from 'vitest'
import { originFacts, sourceOf } from './lead-labels.ts'
import { leadsCsv } from './leads-csv.ts'
import type { Lead } from './use-leads.ts'

const lead: Lead = {
  id: '1',
  name: '=HYPERLINK("https://evil.example")',
  email: 'ada@mill.example',
  company: 'Mill, “Sons”',
  phone: '+32 2 000',
  locale: 'fr',
  created_at: '2026-11-23T09:00:00Z',
  suspected: false,
  status: 'new',
  owner: '',
  note: 'Line one\nline two',
  origin: {
    page: '/fr/contact',
    form: 'consultation',
    utmSource: 'newsletter',
    referrer: 'https://search.example/x',
  },
}

it('writes leads for a spreadsheet, without formulas', () => {
  const csv = leadsCsv([lead])
  expect(csv.startsWith('\ufeffreceived,name,email')).toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(csv).toContain(`'+32 2 000`)
  expect(csv).toContain('/fr/contact,consultation,,newsletter')
})

it('says where a lead came from, as far as that is known', () => {
  expect(originFacts(lead)).toEqual([
    ['Language', 'Français'],
    ['Page', '/fr/contact'],
    ['Form', 'Free consultation'],
    ['Campaign', 'newsletter'],
    ['Came from', 'https://search.example/x'],
  ])
  expect(sourceOf(lead)).toBe('newsletter')
  expect(sourceOf({ origin: { referrer: 'https://search.example/x', page: '/' } })).toBe('search.example')
  expect(sourceOf({ origin: {} })).toBe('')
})
