import { evaluate, type Value } from './formula.ts'
import type { Cell } from './sheet.ts'

/** The computed value of every cell of a sheet. @throws on a circular reference. */
export function computeCells(cells: Record<string, Cell>): Map<string, Value> {
  const values = new Map<string, Value>()
  const open = new Set<string>()
  const compute = (reference: string): Value => {
    const cached = values.get(reference)
    if (cached !== undefined) return cached
    if (open.has(reference)) throw new Error(`Circular reference in ${reference}.`)
    open.add(reference)
    const cell = cells[reference]
    const value = cell?.formula === undefined ? (cell?.value ?? '') : evaluate(cell.formula, compute)
    values.set(reference, value)
    return value
  }
  for (const reference of Object.keys(cells)) compute(reference)
  return values
}
