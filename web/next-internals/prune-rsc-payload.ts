import { createHash } from 'node:crypto'
import { isEmptyDocument } from './html-markers.ts'

/*
 * The rows in which Next.js repeats a page for React, as of 16.4.5 with React 19.3: `id:` and JSON, or `id:T<bytes in
 * hex>,` and text, or `id:` and a capital letter for anything else, such as the code of a component (`I`). An element
 * is `["$", type, key, props]`; `"$1f"` and `"$L1f"` refer to another row, `"$1f:props:children"` to a part of one.
 */
type Row = { id: string; raw: Buffer; model?: Json }
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The export of `ui/static-html.tsx` by which its elements are recognised in the rows. */
export const staticComponent = 'StaticHtml'

/** The prop of Next.js's elements that contain a page. Beside it, `notFound` is the content for unknown paths. */
export const layoutRouterProp = 'parallelRouterKey'

/**
 * Removes duplicate content from a page: `StaticHtml` elements without client components leave their content and
 * attributes to the HTML, as does structured data. Also removes the content for unknown paths, since this path exists
 * and the router loads a 404 as a full page. Returns the page unchanged if it has any unexpected format.
 */
export function pruneRscPayload(html: string): string {
  const pushes = [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
  const [whole = '', json = '""'] = pushes[0] ?? []
  if (pushes.length !== 1) return html
  try {
    const pruned = prune(JSON.parse(json), isEmptyDocument(html))
    return html.replace(whole, () => `self.__next_f.push([1,${templateLiteral(pruned)}])`)
  } catch {
    return html
  }
}

/**
 * Writes the payload as a template literal: its many quotation marks need no backslashes there. It also compresses
 * better, with the same bytes as in the HTML before it.
 */
function templateLiteral(text: string): string {
  const escaped = text.replace(/[\\`]|\$\{/g, '\\$&').replace(/[\0\r<]/g, (sign) => escapes[sign] ?? sign)
  return `\`${escaped}\``
}

/** Characters that HTML and JavaScript parsers would change. */
const escapes: Record<string, string> = { '\0': '\\x00', '\r': '\\r', '<': '\\x3c' }

function prune(payload: string, isEmpty: boolean): string {
  const rows = parseRows(Buffer.from(payload))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const components = new Set(rows.filter(({ raw }) => isComponent(raw)).map(({ id }) => id))
  const statics = new Set(
    rows
      .filter(({ id, raw }) => components.has(id) && raw.includes(`"${staticComponent}"`))
      .map(({ id }) => `$L${id}`),
  )
  // A row that is referred to in part stays whole.
  const inParts = new Set(
    rows.flatMap(({ model }) => references(model)).flatMap(({ id, isPart }) => (isPart ? id : [])),
  )
  const page = createHash('sha256').update(payload).digest('base64url').slice(0, 8)
  const candidates = new Set<string>()
  const remove = (value: Json | undefined) =>
    addReachable(
      candidates,
      byId,
      references(value).map(({ id }) => id),
    )
  const prunable = rows.filter(({ model, id }) => model !== undefined && !inParts.has(id))
  for (const { model = null } of prunable) {
    dropUndefined(model)
    forEachElement(model, (type, props) => {
      if (layoutRouterProp in props && !isEmpty) {
        remove(props.notFound)
        delete props.notFound
      }
      if (type === 'script' && props.type === 'application/ld+json') {
        remove(props.dangerouslySetInnerHTML)
        props.dangerouslySetInnerHTML = { __html: '' }
      }
    })
  }
  const kept = idsLeadingTo(rows, (id) => components.has(id) || inParts.has(id) || !byId.has(id))
  for (const { model = null } of prunable)
    forEachElement(model, (type, props) => {
      if (!statics.has(type) || props.children === undefined) return
      if (references(props.children).some(({ id }) => kept.has(id))) return
      remove(props.children)
      for (const key of Object.keys(props)) if (key !== 'as' && key !== 'name') delete props[key]
      props.prunedPage = page
    })
  const needed = new Set<string>()
  addReachable(
    needed,
    byId,
    rows.filter(({ id }) => !candidates.has(id)).map(({ id }) => id),
  )
  return Buffer.concat(rows.filter(({ id }) => needed.has(id)).map(serialize)).toString()
}

/** Deletes undefined props. */
function dropUndefined(value: Json): void {
  if (!value || typeof value !== 'object') return
  for (const [key, part] of Object.entries(value)) {
    if (part === '$undefined' && !Array.isArray(value)) delete value[key]
    else dropUndefined(part)
  }
}

function parseRows(bytes: Buffer): Row[] {
  const rows: Row[] = []
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at)
    const id = bytes.toString('latin1', at, colon)
    const isText = bytes[colon + 1] === 0x54 // T
    const end = isText ? endOfText(bytes, colon + 2) : endOfLine(bytes, at)
    if (colon < 0 || !/^[0-9a-f]*$/.test(id) || Number.isNaN(end) || end > bytes.length)
      throw new Error('Not a row of an RSC payload.')
    const raw = bytes.subarray(at, end)
    const text = bytes.toString('utf8', colon + 1, end)
    rows.push(isText || /^[A-Z]/.test(text) ? { id, raw } : { id, raw, model: JSON.parse(text) })
    at = end
  }
  return rows
}

/** The end of a text whose length in bytes is written at `from`, in hex up to a comma. */
function endOfText(bytes: Buffer, from: number): number {
  const comma = bytes.indexOf(',', from)
  return comma + 1 + Number.parseInt(bytes.toString('latin1', from, comma), 16)
}

function endOfLine(bytes: Buffer, from: number): number {
  const newline = bytes.indexOf('\n', from)
  return newline < 0 ? bytes.length : newline + 1
}

const isComponent = (raw: Buffer) => /^[0-9a-f]+:I/.test(raw.toString('latin1', 0, 20))

function serialize({ id, raw, model }: Row): Buffer {
  return model === undefined ? raw : Buffer.from(`${id}:${JSON.stringify(model)}\n`)
}

/** The rows that a value refers to, by id. */
function references(value: Json | undefined): { id: string; isPart: boolean }[] {
  if (typeof value === 'string') {
    const [, id, part] = /^\$[L@FhQWBKiZ]?([0-9a-f]+)(:.*)?$/.exec(value) ?? []
    return id ? [{ id, isPart: part !== undefined }] : []
  }
  if (Array.isArray(value)) return value.flatMap(references)
  return value && typeof value === 'object' ? Object.values(value).flatMap(references) : []
}

/** Adds rows, and all rows that they refer to, to those reached before; each row is visited once for a set. */
function addReachable(reached: Set<string>, byId: ReadonlyMap<string, Row>, ids: readonly string[]): void {
  const open = [...ids]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    for (const reference of references(byId.get(id)?.model)) open.push(reference.id)
  }
}

/** The ids for which `isWanted` holds, and those of all rows that refer to them, directly or not. */
function idsLeadingTo(rows: readonly Row[], isWanted: (id: string) => boolean): Set<string> {
  const referrers = new Map<string, string[]>()
  for (const { id: from, model } of rows)
    for (const { id } of references(model)) {
      const others = referrers.get(id)
      if (others) others.push(from)
      else referrers.set(id, [from])
    }
  const found = new Set<string>()
  const open = [...rows.map(({ id }) => id), ...referrers.keys()].filter(isWanted)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(referrers.get(id) ?? []))
  }
  return found
}

/** Calls `visit` with the type and props of each element, from the outside in. */
function forEachElement(value: Json, visit: (type: string, props: { [key: string]: Json }) => void): void {
  if (Array.isArray(value)) {
    const [marker, type, , props] = value
    if (
      marker === '$' &&
      typeof type === 'string' &&
      props &&
      typeof props === 'object' &&
      !Array.isArray(props)
    )
      visit(type, props)
    for (const item of value) forEachElement(item, visit)
  } else if (value && typeof value === 'object') {
    for (const item of Object.values(value)) forEachElement(item, visit)
  }
}
