import { expect, it } from 'vitest'
import { computeCells } from './compute.ts'
import { evaluate } from './formula.ts'

const cells = new Map<string, string | number>([
  ['A1', 4],
  ['A2', 6],
  ['A3', ''],
  ['B1', 'tea'],
  ['B2', 'coffee'],
])
const lookup = (reference: string) => cells.get(reference) ?? ''

it.each([
  ['1+2*3-4/2', 5],
  ['(1+2)*-3', -9],
  ['A1*$A$2/60', 0.4],
  ['SUM(A1:A3)+A3', 10],
  ['ROUND(2.345,2)', 2.35],
  ['ROUND(7.178,1)', 7.2],
  ['IF(OR(A1="",A3=""),"",A1)', ''],
  ['IF(A1>=4,"yes","no")', 'yes'],
  ['IF(A1<>A2,1,0)', 1],
  ['INDEX(A1:A2,MATCH("coffee",$B$1:$B$2,0))', 6],
])('computes %s', (formula, value) => {
  expect(evaluate(formula, lookup)).toBe(value)
})

it.each(['A1+', '1 2', 'NOW()', 'SUM(A1:B2)', 'B1*2', 'MATCH("milk",B1:B2,0)', "'Other'!A1"])(
  'rejects %s',
  (formula) => {
    expect(() => evaluate(formula, lookup)).toThrow()
  },
)

it('rejects circular references', () => {
  expect(() => computeCells({ A1: { formula: 'A2+1' }, A2: { formula: 'A1' } })).toThrow('Circular reference')
})
