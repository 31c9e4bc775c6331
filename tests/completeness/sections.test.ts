import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageSections } from '@tidewright/schemas/sections/page-sections.schema.ts'
import { sectionTypes } from '@tidewright/schemas/sections/section-types.ts'
import { sectionsFragment } from '@tidewright/schemas/sections/sections.groq.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const has = (file: string) => existsSync(join(root, file))

/** The sections that there are, by the files that define them. */
const files = readdirSync(join(root, 'schemas/sections'))
  .filter((file) => file.endsWith('.schema.ts'))
  .filter((file) => readFileSync(join(root, 'schemas/sections', file), 'utf8').includes('= defineSection('))
  .map((file) => file.replace('.schema.ts', ''))

it.each(files)('the section %s is complete (docs/extending.md, “A section”)', (file) => {
  const type = file.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const groups = pageSections.options?.insertMenu?.groups ?? []
  const places = groups.filter(({ of }) => of?.includes(type)).length
  const todo = [
    sectionTypes.some(({ name }) => name === type) ||
      `Add ${type} to schemas/sections/section-types.ts, where the Studio should offer it.`,
    has(`schemas/sections/${file}.groq.ts`) ||
      `Write schemas/sections/${file}.groq.ts: what the component needs of the section.`,
    sectionsFragment.includes(`_type == "${type}" =>`) ||
      `Add a line for ${type} to schemas/sections/sections.groq.ts, or the site gets nothing of it.`,
    places === 1 ||
      `Name ${type} in one group of schemas/sections/page-sections.schema.ts; it is in ${places}, so the Studio’s menu shows it nowhere useful.`,
    has(`studio/static/sections/${type}.svg`) ||
      `Draw studio/static/sections/${type}.svg, the picture by which a marketer chooses it.`,
    has(`web/sections/${file}.tsx`) ||
      isInteractive(type) ||
      `Write web/sections/${file}.tsx and add it to web/sections/registry.tsx.`,
  ]
  expect(todo.filter((sentence) => sentence !== true)).toEqual([])
})

/** Components in which a visitor operates something stand with their feature; `web/views/section.tsx` does not compile without. */
function isInteractive(type: string): boolean {
  return new RegExp(`\\b${type}: `).test(readFileSync(join(root, 'web/features/registry.tsx'), 'utf8'))
}

it('finds the sections by their files', () => {
  expect(files.length).toBe(sectionTypes.length)
})
