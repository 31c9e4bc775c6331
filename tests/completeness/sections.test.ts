import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pageSections } from '@tidewright/schemas/sections/page-sections.schema.ts'
import { sectionTypes } from '@tidewright/schemas/sections/section-types.ts'
import { sectionsFragment } from '@tidewright/schemas/sections/sections.groq.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const has = (file: string) => existsSync(join(root, file))

/** All section types, from the files that define them. */
const names = globSync('schemas/sections/*/*.schema.ts', { cwd: root }).map((file) =>
  basename(file, '.schema.ts'),
)

it.each(names)('the section %s is complete (docs/extending.md, “A section”)', (name) => {
  const folder = `schemas/sections/${name}`
  const type = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const groups = pageSections.options?.insertMenu?.groups ?? []
  const groupCount = groups.filter(({ of }) => of?.includes(type)).length
  const todo = [
    sectionTypes.some((section) => section.name === type) ||
      `Add ${type} to schemas/sections/section-types.ts, where the Studio should offer it.`,
    sectionsFragment.includes(`_type == "${type}" =>`) ||
      `Add ${type} to schemas/sections/sections.groq.ts: the fields that the component needs.`,
    groupCount === 1 ||
      `Name ${type} in one group of schemas/sections/page-sections.schema.ts. It is in ${groupCount}, so the Studio’s menu doesn’t list it properly.`,
    has(`${folder}/${name}.svg`) || `Draw ${folder}/${name}.svg, the thumbnail for marketers.`,
    has(`web/sections/${name}/${name}.tsx`) ||
      isInteractive(type) ||
      `Write web/sections/${name}/${name}.tsx and add it to web/views/sections-view.tsx.`,
  ]
  expect(todo.filter((sentence) => sentence !== true)).toEqual([])
})

/** Interactive components are in their feature's folder; `web/views/sections-view.tsx` does not compile if one is missing. */
function isInteractive(type: string): boolean {
  const views = readFileSync(join(root, 'web/views/sections-view.tsx'), 'utf8')
  const component = new RegExp(`\\b${type}: (\\w+),`).exec(views)?.[1]
  return new RegExp(`import {[^}]*\\b${component}\\b[^}]*} from '@/features/`).test(views)
}

it('finds the sections by their files', () => {
  expect(names.length).toBe(sectionTypes.length)
})
