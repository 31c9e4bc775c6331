import { isRecord } from '../json.ts'

/** The ids in the same dataset that a value refers to; `strong` leaves out weak ones. */
export function findReferences(
  value: unknown,
  strength: 'all' | 'strong',
  found = new Set<string>(),
): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) findReferences(item, strength, found)
  } else if (isRecord(value)) {
    const target = value._ref
    if (typeof target === 'string' && (strength === 'all' || !(value._weak || value._dataset)))
      found.add(target)
    for (const key in value) {
      const field = value[key]
      if (typeof field === 'object') findReferences(field, strength, found)
    }
  }
  return found
}

/** A draft may refer weakly to an unpublished document; publishing makes such references strong. */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: strengthening, ...rest } = value
  if (isRecord(strengthening) && !strengthening.weak) delete rest._weak
  return Object.fromEntries(Object.entries(rest).map(([key, field]) => [key, strengthenReferences(field)]))
}
