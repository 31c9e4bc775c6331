import { type Figures, interpolate, withPrice } from '@tidewright/schemas/figures.ts'

/**
 * A copy of what the content lake answered with every `{key}` in its texts replaced. In an object with a `price`, which
 * names a figure, `{price}` is that figure, and so is the price itself.
 */
export function interpolateFigures<Value>(value: Value, figures: Figures): Value {
  return fill(value, figures) as Value // the same shape: only the insides of strings change
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
