import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roles } from '@tidewright/contracts/roles.ts'
import { expect, it } from 'vitest'

const operating = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
/** In a hosted project, these are levels on resources of Sanity's own. */
const assets = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'

it.each(['content-editor', 'translator-fr'])('documents the filters of the custom role %s', (name) => {
  const role = roles.find((each) => each.name === name)
  const filters = role?.grants.flatMap(({ filter, permissions }) =>
    permissions.includes('create') && filter !== assets ? `\`${filter}\`` : [],
  )
  expect(operating).toContain(`| \`${name}\` | ${filters?.join(' and ')} |`)
})
