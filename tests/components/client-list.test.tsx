// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as downloads from '../../web/backend/downloads.ts'
import { ClientList } from '../../web/features/downloads/client-list.tsx'
import type { ListMessages } from '../../web/features/downloads/get-messages.ts'
import { GuideRows, ResourceRows, WebinarRows } from '../../web/features/downloads/rows.tsx'

const listWebinars = vi.hoisted(() => vi.fn<typeof downloads.listWebinars>())
vi.mock('@/backend/downloads.ts', () => ({ listGuides: vi.fn(), listResources: vi.fn(), listWebinars }))

const messages = {
  loadFailed: 'We can’t load this list just now.',
  retry: 'Try again',
  empty: 'Nothing yet.',
  comingSoon: 'Coming Soon',
  watchNow: 'Watch Now',
} as ListMessages // the other texts aren't shown
const webinar = {
  slug: null,
  isTranslated: false,
  id: '1',
  title: 'First steps',
  description: 'How to begin.',
  duration: '45 minutes',
  revisions: {},
}

let place: HTMLElement
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const show = () =>
  act(async () =>
    root.render(<ClientList list="webinars" locale="en-UK" messages={messages} skeletons={<p>Loading</p>} />),
  )

it('shows placeholders while the rows load, then the rows', async () => {
  const response = Promise.withResolvers<Awaited<ReturnType<typeof listWebinars>>>()
  listWebinars.mockReturnValueOnce(response.promise)
  await show()
  expect(place.textContent).toBe('Loading')
  await act(async () => response.resolve({ status: 'listed', items: [webinar] }))
  expect(place.querySelector('h3')?.textContent).toBe('First steps')
})

it('says when a list is empty', () => {
  for (const Rows of [ResourceRows, GuideRows, WebinarRows]) {
    act(() => root.render(<Rows items={[]} locale="en-UK" messages={messages} />))
    expect(place.textContent).toBe('Nothing yet.')
  }
})

it('says that the database did not respond, and keeps the focus in the list when it tries again', async () => {
  listWebinars.mockResolvedValueOnce({ status: 'unavailable' })
  await show()
  expect(place.querySelector('[role=alert]')?.textContent).toContain('We can’t load this list just now.')
  listWebinars.mockResolvedValueOnce({ status: 'listed', items: [webinar] })
  const button = place.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  expect(place.querySelectorAll('h3')).toHaveLength(1)
  expect(place.firstElementChild?.contains(document.activeElement)).toBe(true)
})
