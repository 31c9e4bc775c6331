import { isRecord } from '../json.ts'

/** A draft may refer weakly to an unpublished document; publishing makes such references strong. */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: strengthening, ...rest } = value
  if (isRecord(strengthening) && !strengthening.weak) delete rest._weak
  return Object.fromEntries(Object.entries(rest).map(([key, field]) => [key, strengthenReferences(field)]))
}
