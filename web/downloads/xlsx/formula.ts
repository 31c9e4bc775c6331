/** The computed value of a cell; an empty cell is an empty string. */
export type Value = number | string | boolean

/** Returns the value of a cell. */
type Lookup = (reference: string) => Value

const token =
  /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|(\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?)|([A-Z]+)(?=\()|(<>|<=|>=|[-+*/=<>(),]))/y

/**
 * Evaluates the subset of spreadsheet formulas that the workbooks use: arithmetic, comparisons, and the functions
 * below.
 * @throws on anything else, so that cached values always match those of a spreadsheet.
 */
export function evaluate(formula: string, lookup: Lookup): Value {
  const tokens = tokensOf(formula)
  let position = 0
  const peek = () => tokens[position]?.text
  const take = (expected?: string) => {
    const next = tokens[position]
    if (!next || (expected !== undefined && next.text !== expected))
      throw new Error(`"${formula}": expected ${expected ?? 'more'} at token ${position}.`)
    position += 1
    return next
  }

  function comparison(): Value {
    const left = sum()
    const operator = peek()
    if (operator === undefined || !['=', '<>', '<', '>', '<=', '>='].includes(operator)) return left
    take()
    return compare(left, operator, sum())
  }

  function sum(): Value {
    let value = product()
    while (peek() === '+' || peek() === '-') {
      const minus = take().text === '-'
      value = asNumber(value) + (minus ? -1 : 1) * asNumber(product())
    }
    return value
  }

  function product(): Value {
    let value = operand()
    while (peek() === '*' || peek() === '/') {
      const times = take().text === '*'
      const right = asNumber(operand())
      value = times ? asNumber(value) * right : asNumber(value) / right
    }
    return value
  }

  function operand(): Value {
    const { kind, text } = take()
    if (kind === 'number') return Number(text)
    if (kind === 'text') return text
    if (kind === 'reference') return lookup(text.replaceAll('$', ''))
    if (kind === 'function') return call(text, argumentsOf())
    if (text === '-') return -asNumber(operand())
    if (text !== '(') throw new Error(`"${formula}": unexpected "${text}".`)
    const value = comparison()
    take(')')
    return value
  }

  /** Arguments are ranges or values; both are returned as lists. */
  function argumentsOf(): Value[][] {
    take('(')
    const values: Value[][] = []
    while (peek() !== ')') {
      const next = tokens[position]
      if (next?.kind === 'reference' && next.text.includes(':')) {
        take()
        values.push(referencesIn(next.text).map(lookup))
      } else values.push([comparison()])
      if (peek() === ',') take(',')
    }
    take(')')
    return values
  }

  const value = comparison()
  if (position < tokens.length) throw new Error(`"${formula}": unexpected token after the end.`)
  return value
}

function call(name: string, values: Value[][]): Value {
  const [first = [], second = [], third = []] = values
  const one = (list: Value[]) => list[0] ?? 0
  if (name === 'SUM') return values.flat().reduce<number>((total, value) => total + (Number(value) || 0), 0)
  if (name === 'OR') return values.flat().some(Boolean)
  if (name === 'IF') return one(first) ? one(second) : one(third)
  if (name === 'ROUND') {
    const scale = 10 ** asNumber(one(second))
    return Math.round(asNumber(one(first)) * scale) / scale
  }
  if (name === 'INDEX') return first[asNumber(one(second)) - 1] ?? missing(name)
  // The exact match only: the third argument is 0.
  if (name === 'MATCH' && one(third) === 0) return second.indexOf(one(first)) + 1 || missing(name)
  return missing(name)
}

function missing(name: string): never {
  throw new Error(`${name} has no result, or isn't supported.`)
}

function compare(left: Value, operator: string, right: Value): boolean {
  if (operator === '=') return left === right
  if (operator === '<>') return left !== right
  const difference = asNumber(left) - asNumber(right)
  const isEqual = difference === 0
  return operator.startsWith('<')
    ? difference < 0 || (operator === '<=' && isEqual)
    : difference > 0 || (operator === '>=' && isEqual)
}

function asNumber(value: Value): number {
  const number = value === '' ? 0 : Number(value)
  if (Number.isNaN(number)) throw new Error(`"${value}" isn't a number.`)
  return number
}

/** The cells of a range within one column. */
function referencesIn(range: string): string[] {
  const [, column, from, to] = /^\$?([A-Z]+)\$?(\d+):\$?\1\$?(\d+)$/.exec(range) ?? []
  if (!column) throw new Error(`${range} spans several columns.`)
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, index) => `${column}${Number(from) + index}`,
  )
}

type Token = { kind: 'number' | 'text' | 'reference' | 'function' | 'sign'; text: string }

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (token.lastIndex < formula.length) {
    const at = token.lastIndex
    const [, number, text, reference, name, sign] = token.exec(formula) ?? []
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (text !== undefined) tokens.push({ kind: 'text', text })
    else if (reference !== undefined) tokens.push({ kind: 'reference', text: reference })
    else if (name !== undefined) tokens.push({ kind: 'function', text: name })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
    else throw new Error(`"${formula}": syntax error at ${at}.`)
  }
  return tokens
}
