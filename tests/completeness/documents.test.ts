import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { schemaTypes } from '@tidewright/schemas/registry.ts'
import { expect, it } from 'vitest'
import { deskItems } from '../../studio/structure/desk-items.ts'

const root = join(import.meta.dirname, '../..')
const names = globSync('schemas/documents/*/*.schema.ts', { cwd: root }).map((file) =>
  basename(file, '.schema.ts'),
)

const onDesk = deskItems
  .flatMap((item) => (item.kind === 'group' ? item.entries : [item]))
  .map((item) => (item.kind === 'type' ? item.type : 'siteSettings'))

it.each(names)('the document type %s is complete (docs/extending.md, “A type of document”)', (name) => {
  const type = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const schema = schemaTypes.find((candidate) => candidate.name === type)
  const todo = [
    schema !== undefined || `Add ${type} to the document types of schemas/registry.ts.`,
    onDesk.includes(type) || `Add ${type} to the desk: studio/structure/desk-items.ts.`,
    schema === undefined || 'icon' in schema || `Give ${type} an icon: the desk shows it.`,
    schema === undefined ||
      'preview' in schema ||
      type === 'siteSettings' ||
      `Give ${type} a preview: lists show it.`,
  ]
  expect(todo.filter((sentence) => sentence !== true)).toEqual([])
})
