import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
const registry = readFileSync(join(root, 'local/backend/functions/registry.ts'), 'utf8')

const names = readdirSync(join(root, 'functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^[_.]|^node_modules$/.test(entry.name))
  .map(({ name }) => name)

it.each(names)('the function %s is complete (docs/extending.md, “A form with its function”)', (name) => {
  const todo = [
    ...['handler.ts', 'index.ts'].map(
      (file) => existsSync(join(root, `functions/${name}/${file}`)) || `Write functions/${name}/${file}.`,
    ),
    // tests/rls/editor-leads.test.ts proves whom it lets in.
    !name.startsWith('editor-') ||
      readFileSync(join(root, `functions/${name}/handler.ts`), 'utf8').includes(' = editorEndpoint({') ||
      `Wrap the handler of ${name} in editorEndpoint, or strangers can call it.`,
    config.includes(`[functions.${name}]`) ||
      `Add [functions.${name}] to supabase/config.toml, or it is not deployed.`,
    config.includes(`entrypoint = "../functions/${name}/index.ts"`) ||
      `Name the entrypoint of ${name} in supabase/config.toml.`,
    new RegExp(`^ *'?${name}'?[:,]`, 'm').test(registry) ||
      `Add ${name} to local/backend/functions/registry.ts, or the local backend does not serve it.`,
  ]
  expect(todo.filter((sentence) => sentence !== true)).toEqual([])
})
