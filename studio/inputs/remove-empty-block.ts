import { useEffect, useRef } from 'react'

type ValueType = {
  initialValue?: unknown
  options?: object
  fields?: readonly { name: string; type: ValueType }[]
}

type ClosingBlock = {
  /** Whether its dialog is open. */
  open: boolean
  schemaType: ValueType
  readValue: () => unknown
  onRemove: () => void
}

/**
 * Removes a block or link of a rich text, or an item of a list, when its dialog is closed while it is still empty. Its
 * required fields would block publishing, and nothing in the text says so. The Studio itself removes only items without
 * initial values.
 */
export function useRemoveEmptyBlock(block: ClosingBlock): void {
  const latest = useRef(block)
  latest.current = block
  const wasOpen = useRef(block.open)
  useEffect(() => {
    const { readValue, schemaType, onRemove } = latest.current
    if (wasOpen.current && !block.open && isBlank(readValue(), schemaType)) onRemove()
    wasOpen.current = block.open
  }, [block.open])
}

/** Whether nothing was entered: no text, number, image or reference. A checkbox, an initial value or a default says nothing. */
function isBlank(value: unknown, type?: ValueType): boolean {
  const untouched = type?.initialValue ?? Reflect.get(type?.options ?? {}, 'whenUnset')
  if (untouched !== undefined && value === untouched) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every((item) => isBlank(item))
  if (typeof value !== 'object' || value === null) return typeof value !== 'number'
  return Object.entries(value).every(([key, part]) => {
    const field = type?.fields?.find(({ name }) => name === key)
    return key === '_key' || key === '_type' || isBlank(part, field?.type)
  })
}
