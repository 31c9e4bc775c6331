import { expect, test } from 'vitest'
import { previewVersions } from './preview-versions.ts'

const names = { drafts: 'Drafts', published: 'Published version' }
const releases = [
  { id: 'rspring', title: 'Spring launch', isScheduledDraft: false },
  { id: 'rabc', title: null, isScheduledDraft: false },
  { id: 'rsingle', title: 'Scheduled publish', isScheduledDraft: true },
]
const fixed = [
  { perspective: 'drafts', name: 'Drafts' },
  { perspective: 'published', name: 'Published version' },
  { perspective: 'rspring,drafts', name: 'Spring launch' },
  { perspective: 'rabc,drafts', name: 'rabc' },
]

test.each(['drafts', 'published', 'rspring,drafts'])(
  'lists each version once, while %s is shown',
  (shown) => {
    expect(previewVersions(releases, shown, names)).toEqual(fixed)
  },
)

test('names a stack by its first release', () => {
  const shown = 'rspring,rabc,rsingle,drafts'
  const versions = fixed.map((version) =>
    version.name === 'Spring launch' ? { ...version, perspective: shown } : version,
  )
  expect(previewVersions(releases, shown, names)).toEqual(versions)
})

test.each([
  ['rsingle,drafts', 'Scheduled publish'],
  ['rgone,drafts', 'rgone'],
])('adds what is shown: %s', (perspective, name) => {
  expect(previewVersions(releases, perspective, names)).toEqual([...fixed, { perspective, name }])
})
