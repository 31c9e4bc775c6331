import { expect, test } from 'vitest'
import { previewVersions } from './preview-versions.ts'

const names = { drafts: 'Drafts', published: 'Published version' }
const releases = [
  { id: 'rspring', title: 'Spring launch' },
  { id: 'rabc', title: null },
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

test.each([
  ['rspring,rabc,drafts', 'Spring launch, rabc'],
  ['rgone,drafts', 'rgone'],
])('adds what is shown: %s', (perspective, name) => {
  expect(previewVersions(releases, perspective, names)).toEqual([...fixed, { perspective, name }])
})
