import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { homeSlug } from '@tidewright/contracts/protected-documents.ts'
import { pageQuery } from '@tidewright/schemas/documents/page/page.groq.ts'
import { freePort } from '../../../local/http/ports.ts'
import { isRecord } from '../../../local/lake/json.ts'
import { findReferences } from '../../../local/lake/references/find-references.ts'
import { resolveSettings, type Settings } from '../../../local/settings/settings.ts'
import { createProcesses } from '../../stack/processes.ts'
import { startBackend, startLake } from '../../stack/stack.ts'
import type { Manifest } from './manifest.ts'

type Restored = { dataDir: string; manifest: Manifest; settings: Settings }

/** Starts the lake and the backend from restored data on free ports and compares what they answer with the manifest. */
export async function checkServices({ dataDir, manifest, settings }: Restored): Promise<string[]> {
  const copy = await settingsOfCopy(dataDir, settings)
  const processes = createProcesses(join(dataDir, 'logs'))
  try {
    await startLake(copy, processes, false, { publishesReleases: false })
    await startBackend(copy, processes, { drainSeconds: 0 })
    return [await checkContent(copy, manifest), await checkHomePages(copy), await checkTables(copy, manifest)]
  } finally {
    await processes.stop()
  }
}

/** Nothing of it reaches the running copy: its own ports and folder, no mail, no webhook. */
async function settingsOfCopy(dataDir: string, settings: Settings): Promise<Settings> {
  const [lake, backend, inbox] = [await freePort(), await freePort(), await freePort()]
  return resolveSettings({
    ...settings,
    dataDir,
    ports: { ...settings.ports, lake, backend, inbox },
    sanity: { ...settings.sanity, projectId: '' },
    supabase: { url: '', publishableKey: '', secretKey: '', databaseUrl: '' },
    mail: { ...settings.mail, resendKey: '' },
  })
}

/** Counts the documents, follows every reference and loads every asset. */
async function checkContent(copy: Settings, { content }: Manifest): Promise<string> {
  const { apiHost = '', dataset, readToken } = copy.sanity
  const authorization = `Bearer ${readToken}`
  const response = await fetch(`${apiHost}/v${apiVersion}/data/export/${dataset}`, {
    headers: { authorization },
  })
  const ids = new Set<string>()
  const references = new Set<string>()
  const counts: Record<string, number> = {}
  const assets: string[] = []
  if (!response.ok || !response.body) throw new Error(`The restored content lake answers ${response.status}.`)
  for await (const line of createInterface({ input: Readable.from(response.body, { objectMode: false }) })) {
    const document = JSON.parse(line)
    ids.add(document._id)
    counts[document._type] = (counts[document._type] ?? 0) + 1
    if (/^sanity\.(?:image|file)Asset$/.test(document._type)) assets.push(document.url)
    findReferences(document, 'strong', references)
  }
  if (!isDeepStrictEqual(counts, content.documents))
    throw new Error('The restored content has another number of documents.')
  const broken = [...references].filter((id) => !ids.has(id))
  if (broken.length > 0)
    throw new Error(`References lead nowhere in the restored content: ${broken.slice(0, 5).join(', ')}.`)
  const lost = await unreadable(assets)
  if (lost !== content.missingAssets.length)
    throw new Error(`${lost} assets can't be read in the restored content.`)
  return `${ids.size} documents, ${references.size} references and ${assets.length} assets can be read`
}

/** How many of the URLs don't respond with their bytes. */
async function unreadable(urls: readonly string[]): Promise<number> {
  let lost = 0
  for (const url of urls) {
    const response = await fetch(url)
    const bytes = (await response.arrayBuffer()).byteLength
    if (!response.ok || bytes === 0) lost += 1
  }
  return lost
}

/** Runs the site's query for the home page in each language that has one. */
async function checkHomePages(copy: Settings): Promise<string> {
  const published = '*[_type == "page" && slug.current == $slug && !(_id in path("drafts.**"))].language'
  const expected = await query(copy, published, { slug: homeSlug })
  const languages = locales
    .map(({ id }) => id)
    .filter((id) => Array.isArray(expected) && expected.includes(id))
  for (const language of languages) {
    const page = await query(copy, pageQuery, { slug: homeSlug, language })
    const sections = isRecord(page) && Array.isArray(page.sections) ? page.sections : []
    if (sections.length === 0) throw new Error(`The restored home page in ${language} is empty.`)
  }
  return `the home page has its sections in ${languages.length} languages`
}

async function query(copy: Settings, groq: string, params: Record<string, string>): Promise<unknown> {
  const { apiHost = '', dataset, readToken } = copy.sanity
  const response = await fetch(`${apiHost}/v${apiVersion}/data/query/${dataset}?perspective=published`, {
    method: 'POST',
    headers: { authorization: `Bearer ${readToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: groq, params }),
  })
  const body: unknown = await response.json()
  if (!response.ok || !isRecord(body))
    throw new Error(`The restored content lake answers ${response.status}.`)
  return body.result
}

/** Reads every public table through the API. Rows that the ledger or the retention deleted may be missing. */
async function checkTables(copy: Settings, { database }: Manifest): Promise<string> {
  const { url, secretKey } = copy.supabase
  let total = 0
  for (const [label, rows] of Object.entries(database.tables)) {
    const [schema, table] = label.split('.')
    if (schema !== 'public') continue
    const headers = { apikey: secretKey, prefer: 'count=exact' }
    const response = await fetch(`${url}/rest/v1/${table}?limit=1`, { method: 'HEAD', headers })
    const count = Number(response.headers.get('content-range')?.split('/')[1])
    if (!response.ok || !(count <= rows)) throw new Error(`The restored table ${label} can't be read.`)
    total += count
  }
  return `${total} rows of the public tables can be read`
}
