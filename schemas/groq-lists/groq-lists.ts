import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type RoutableType, routableTypes, routes } from '../public-path.ts'

const schemas = join(import.meta.dirname, '..')
const head = '// Made by `npm run generate`; changes by hand are lost.\n'

/**
 * Parts of queries that follow from the list of routable types and from the folders of sections, as the text of each file in this
 * folder. They have to be files: typegen reads queries from their source, and evaluates neither `map` nor `join`.
 */
export function groqLists(): Record<string, string> {
  return { 'routable-types.gen.ts': routableLists(), 'section-fragments.gen.ts': sectionFragments() }
}

function routableLists(): string {
  const list = (name: string, isListed: (type: RoutableType) => boolean) =>
    `export const ${name} = '[${routableTypes
      .filter(isListed)
      .map((type) => `"${type}"`)
      .join(', ')}]'\n`
  return [
    head,
    list('routableTypeList', () => true),
    '/** Rendered by the build, every document. */\n',
    list('prerenderedTypeList', (type) => routes[type].prerender === 'all'),
    '/** Rendered by the build, the newest documents. */\n',
    list('newestPrerenderedTypeList', (type) => routes[type].prerender === 'newest'),
    '/** Documents that may have other pages below them. */\n',
    list('parentTypeList', (type) => !routes[type].ownsPrefix),
  ].join('')
}

function sectionFragments(): string {
  const names = globSync('sections/*/*.groq.ts', { cwd: schemas })
    .map((file) => basename(file, '.groq.ts'))
    .sort()
  const imports = names.map(
    (name) => `import { ${camelCase(name)}Fragment } from '../sections/${name}/${name}.groq.ts'\n`,
  )
  const rows = names.map((name) => `  _type == "${camelCase(name)}" => \${${camelCase(name)}Fragment}`)
  return `${head}${imports.join('')}
/** What the site reads of each type of section. */
export const sectionFragments = \`
${rows.join(',\n')}
\`
`
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
