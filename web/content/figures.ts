import { type Figures, interpolate, withPrice } from '@tidewright/contracts/figures.ts'

/**
 * Copies a query result with every `{key}` in its texts replaced. In an object whose `price` names a figure, `price`
 * and `{price}` become that figure.
 */
export function interpolateFigures<Value>(value: Value, figures: Figures): Value {
  return fill(value, figures) as Value // the same shape: only the contents of strings change
}

function fill(value: unknown, figures: Figures): unknown {
  if (typeof value === 'string') return interpolate(value, figures)
  if (Array.isArray(value)) return value.map((item) => fill(item, figures))
  if (typeof value !== 'object' || value === null) return value
  const own = 'price' in value ? withPrice(figures, value.price) : figures
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'price' ? (own.get('price') ?? inner) : fill(inner, own),
    ]),
  )
}
