import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tidewright/contracts/locales.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const seed = join(root, 'content/seed')
const migrations = globSync('supabase/migrations/*.sql', { cwd: root })
  .sort()
  .map((file) => readFileSync(join(root, file), 'utf8'))

it.each(locales.map(({ id }) => id))(
  'the language %s is complete (docs/extending.md, “A language”)',
  (id) => {
    const todo = [
      existsSync(join(seed, `ui-strings/${id}.yaml`)) ||
        `Write content/seed/ui-strings/${id}.yaml: every key of en-UK.yaml in the language.`,
      ...[...localeChecks(migrations)].map(
        ([table, ids]) =>
          ids.includes(id) ||
          `Write a migration that adds ${id} to the locales of ${table}: otherwise it rejects its forms.`,
      ),
    ]
    expect(todo.filter((sentence) => sentence !== true)).toEqual([])
  },
)

/** The locales that each table's check allows after all migrations: the last check with locales counts. */
function localeChecks(files: string[]): Map<string, string[]> {
  const checks = new Map<string, string[]>()
  const statement = /(?:create|alter) table (?:if (?:not )?exists )?(?:only )?([\w.]+)([^;]*)/gi
  const sql = files.join('\n').replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ')
  for (const [, table = '', body = ''] of sql.matchAll(statement)) {
    const [, list] = /check ?\([^;]*?\blocale (?:in ?\(|= any ?\( ?array ?\[)([^\])]*)/i.exec(body) ?? []
    if (list) checks.set(table, list.match(/[\w-]+/g) ?? [])
  }
  return checks
}

it('reads the last check of each table', () => {
  const made =
    "create table public.a (\n  locale text -- the reader's\n    check (locale in ('en-UK', 'es')),\n id int);"
  const changed = `alter table public.a drop constraint a_locale_check,
    add constraint a_locale_check check (locale is null or locale in ('en-UK', 'es', 'pt'));
    create table b (id int check (id in (1, 2)));`
  expect([...localeChecks([made])]).toEqual([['public.a', ['en-UK', 'es']]])
  expect([...localeChecks([made, changed])]).toEqual([['public.a', ['en-UK', 'es', 'pt']]])
  expect([...localeChecks(migrations).keys()]).toEqual(
    expect.arrayContaining(['public.leads', 'public.newsletter_subscribers', 'public.playbook_requests']),
  )
})
