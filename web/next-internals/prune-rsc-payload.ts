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
  const removable: string[] = []
  for (const row of rows) {
    if (row.model === undefined || inParts.has(row.id)) continue
    dropUndefined(row.model)
    forEachElement(row.model, (type, props) => {
      if (layoutRouterProp in props && !isEmpty) {
        removable.push(
          ...closure(
            byId,
            references(props.notFound).map(({ id }) => id),
          ),
        )
        delete props.notFound
      }
      if (type === 'script' && props.type === 'application/ld+json') {
        removable.push(
          ...closure(
            byId,
            references(props.dangerouslySetInnerHTML).map(({ id }) => id),
          ),
        )
        props.dangerouslySetInnerHTML = { __html: '' }
      }
      if (!statics.has(type) || props.children === undefined) return
      const used = closure(
        byId,
        references(props.children).map(({ id }) => id),
      )
      if (used.some((id) => components.has(id) || inParts.has(id) || !byId.has(id))) return
      removable.push(...used)
      for (const key of Object.keys(props)) if (key !== 'as' && key !== 'name') delete props[key]
      props.prunedPage = page
    })
  }
  const candidates = new Set(removable)
  const needed = new Set(
    closure(
      byId,
      rows.filter(({ id }) => !candidates.has(id)).map(({ id }) => id),
    ),
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
    const comma = bytes.indexOf(',', colon)
    const newline = bytes.indexOf('\n', at)
    const lineEnd = newline < 0 ? bytes.length : newline + 1
    const end = isText ? comma + 1 + Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16) : lineEnd
    if (colon < 0 || !/^[0-9a-f]*$/.test(id) || Number.isNaN(end) || end > bytes.length)
      throw new Error('Not a row of an RSC payload.')
    const raw = bytes.subarray(at, end)
    const text = bytes.toString('utf8', colon + 1, end)
    rows.push(isText || /^[A-Z]/.test(text) ? { id, raw } : { id, raw, model: JSON.parse(text) })
    at = end
  }
  return rows
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

/** Those rows, and all rows that they refer to. */
function closure(byId: ReadonlyMap<string, Row>, ids: readonly string[]): string[] {
  const reached = new Set<string>()
  const open = [...ids]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...references(byId.get(id)?.model).map((reference) => reference.id))
  }
  return [...reached]
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
