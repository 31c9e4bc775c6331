import { createHash } from 'node:crypto'
import { isEmptyDocument } from './html-markers.ts'

/*
 * The rows in which Next.js repeats a page for React, as of 16.3.6 with React 19.3: `id:` and JSON, or `id:T<bytes in hex>,` and text,
 * or `id:` and a capital for what is neither, such as the code of a component (`I`). An element is `["$", type, key, props]`;
 * `"$1f"` and `"$L1f"` stand for another row, `"$1f:props:children"` for a part of one.
 */
type Row = { id: string; raw: Buffer; model?: Json }
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The export of `ui/static-html.tsx` by which its elements are known among the rows. */
export const staticComponent = 'StaticHtml'

/** The prop by which we know the elements of Next.js that hold a page, and beside it in `notFound` what it shows where there is none. */
export const layoutRouterProp = 'parallelRouterKey'

/**
 * The page without what is told twice: elements of `StaticHtml` in which no component of the browser lives leave content and
 * attributes to the HTML, and so does structured data. And without what is told in case nothing lives at the address: this page does, and the router
 * loads whatever is answered with 404 as a page of its own. Where anything is not as expected, the page as it is.
 */
export function pruneRscPayload(html: string): string {
  const pushed = [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
  const [whole = '', json = '""'] = pushed[0] ?? []
  if (pushed.length !== 1) return html
  try {
    const shortened = shorten(JSON.parse(json), isEmptyDocument(html))
    return html.replace(whole, () => `self.__next_f.push([1,${templateLiteral(shortened)}])`)
  } catch {
    return html
  }
}

/**
 * As JavaScript: the rows are full of quotation marks, which need no backslash here. Then they compress better, too, being written as
 * in the HTML before them.
 */
function templateLiteral(text: string): string {
  const escaped = text.replace(/[\\`]|\$\{/g, '\\$&').replace(/[\0\r<]/g, (sign) => escapes[sign] ?? sign)
  return `\`${escaped}\``
}

/** What the parsers of HTML and of JavaScript would not leave as it is. */
const escapes: Record<string, string> = { '\0': '\\x00', '\r': '\\r', '<': '\\x3c' }

function shorten(flight: string, isEmpty: boolean): string {
  const rows = parseRows(Buffer.from(flight))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const components = new Set(rows.filter(({ raw }) => isComponent(raw)).map(({ id }) => id))
  const statics = new Set(
    rows
      .filter(({ id, raw }) => components.has(id) && raw.includes(`"${staticComponent}"`))
      .map(({ id }) => `$L${id}`),
  )
  // What is referred to in part stays whole.
  const inParts = new Set(
    rows.flatMap(({ model }) => references(model)).flatMap(({ id, isPart }) => (isPart ? id : [])),
  )
  const page = createHash('sha256').update(flight).digest('base64url').slice(0, 8)
  const left: string[] = []
  for (const row of rows) {
    if (row.model === undefined || inParts.has(row.id)) continue
    dropUndefined(row.model)
    forEachElement(row.model, (type, props) => {
      if (layoutRouterProp in props && !isEmpty) {
        left.push(
          ...closure(
            byId,
            references(props.notFound).map(({ id }) => id),
          ),
        )
        delete props.notFound
      }
      if (type === 'script' && props.type === 'application/ld+json') {
        left.push(
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
      left.push(...used)
      for (const key of Object.keys(props)) if (key !== 'as' && key !== 'name') delete props[key]
      props.kept = page
    })
  }
  const candidates = new Set(left)
  const kept = new Set(
    closure(
      byId,
      rows.filter(({ id }) => !candidates.has(id)).map(({ id }) => id),
    ),
  )
  return Buffer.concat(rows.filter(({ id }) => kept.has(id)).map(serialize)).toString()
}

/** Takes out what is as good as not there: properties that are undefined. */
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
      throw new Error('No row.')
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

/** Those rows, and all that they refer to in turn. */
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

/** Calls `visit` with the type and the props of each element, from the outside in. */
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
