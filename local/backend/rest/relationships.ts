/** Finds the foreign keys between a table and an embedded one. */
import { BackendError, notSupported } from '../backend-error.ts'
import type { Embed } from './parse-select.ts'
import { exposedSchema, findTable, type SchemaCache, type Table } from './schema-cache.ts'

/** Pairs of columns that must be equal. */
type ColumnPairs = { own: string; other: string }[]

type Relationship = {
  table: Table
  toOne: boolean
  columns: ColumnPairs
  /** The join table of a many-to-many relationship; `columns` then lead to it, and these on to `table`. */
  through?: { table: Table; columns: ColumnPairs }
}

type Candidate = {
  target: string
  /** The names by which `target(...)` and `target!hint(...)` may choose this one. */
  names: string[]
  hints: string[]
  relationship: () => Relationship
}

/** Throws PostgREST's errors: 400 if there is no relationship, 300 if the request must choose one. */
export function findRelationship(origin: string, { target, hint }: Embed, schema: SchemaCache): Relationship {
  const found = [...direct(origin, schema), ...manyToMany(origin, schema)].filter((candidate) =>
    hint === undefined
      ? candidate.names.includes(target)
      : candidate.target === target && candidate.hints.includes(hint),
  )
  const [first, ...others] = found
  if (first && others.length === 0) return first.relationship()
  if (first) throw ambiguous(origin, target, found)
  if (schema.tables.some(({ name, isView }) => isView && (name === origin || name === target))) {
    throw notSupported('tables related to a view')
  }
  const using = hint === undefined ? '' : ` using the hint '${hint}'`
  throw new BackendError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin}' and '${target}'${using} in the schema '${exposedSchema}', but no matches were found.`,
    },
  )
}

function ambiguous(origin: string, target: string, found: Candidate[]): BackendError {
  const message = `Could not embed because more than one relationship was found for '${origin}' and '${target}'`
  const choices = found.map((candidate) => `'${candidate.target}!${candidate.hints[0]}'`).join(', ')
  const hint = `Try changing '${target}' to one of the following: ${choices}.`
  return new BackendError(300, 'PGRST201', message, { hint })
}

function direct(origin: string, schema: SchemaCache): Candidate[] {
  return schema.foreignKeys.flatMap((key) => {
    const isSelf = key.table === key.target
    const candidates: Candidate[] = []
    if (key.table === origin) {
      candidates.push({
        target: key.target,
        // Within one table, its name stands for the many, and the column for the one.
        names: isSelf ? single(key.columns) : [key.target, key.name, ...single(key.columns)],
        hints: isSelf ? [] : [key.name, ...single(key.columns), ...single(key.targetColumns)],
        relationship: () => ({
          table: findTable(key.target, schema),
          toOne: true,
          columns: pairs(key.columns, key.targetColumns),
        }),
      })
    }
    if (key.target === origin) {
      candidates.push({
        target: key.table,
        names: isSelf ? [key.table] : [key.table, key.name, ...single(key.targetColumns)],
        hints: isSelf
          ? single(key.columns)
          : [key.name, ...single(key.targetColumns), ...single(key.columns)],
        relationship: () => ({
          table: findTable(key.table, schema),
          toOne: key.isUnique,
          columns: pairs(key.targetColumns, key.columns),
        }),
      })
    }
    return candidates
  })
}

/** A join table's primary key contains the columns of both foreign keys. */
function manyToMany(origin: string, schema: SchemaCache): Candidate[] {
  return schema.foreignKeys
    .filter((near) => near.target === origin)
    .flatMap((near) => {
      const through = findTable(near.table, schema)
      const far = schema.foreignKeys.filter(
        (key) =>
          key.table === near.table &&
          key.target !== origin &&
          [...near.columns, ...key.columns].every((column) => through.primaryKey.includes(column)),
      )
      return far.map((key) => ({
        target: key.target,
        names: [key.target],
        hints: [key.table],
        relationship: () => ({
          table: findTable(key.target, schema),
          toOne: false,
          columns: pairs(near.targetColumns, near.columns),
          through: { table: through, columns: pairs(key.columns, key.targetColumns) },
        }),
      }))
    })
}

const single = (columns: string[]) => (columns.length === 1 ? columns : [])

function pairs(own: string[], other: string[]): ColumnPairs {
  return own.flatMap((column, index) => {
    const match = other[index]
    return match === undefined ? [] : [{ own: column, other: match }]
  })
}
