import { useEffect, useRef } from 'react'

type ClosingBlock = {
  /** Whether its dialog is open. */
  open: boolean
  readValue: () => unknown
  onRemove: () => void
}

/**
 * Removes a block of a rich text when its dialog is closed while it is still empty, as the Studio does with list items.
 * Its required fields would block publishing, and nothing in the text says so.
 */
export function useRemoveEmptyBlock(block: ClosingBlock): void {
  const latest = useRef(block)
  latest.current = block
  const wasOpen = useRef(block.open)
  useEffect(() => {
    const { readValue, onRemove } = latest.current
    if (wasOpen.current && !block.open && isBlank(readValue())) onRemove()
    wasOpen.current = block.open
  }, [block.open])
}

/** Whether nothing was entered: no text, number, image or reference. A checkbox alone says nothing. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  if (typeof value !== 'object' || value === null) return typeof value !== 'number'
  return Object.entries(value).every(([key, part]) => key === '_key' || key === '_type' || isBlank(part))
}
