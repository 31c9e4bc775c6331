'use client'

import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

type CopyButtonProps = {
  /** A text, or a function for one that depends on the current page. */
  text: string | (() => string)
  label: string
  copiedLabel: string
  className?: string
}

/** How long the button confirms the copy, in milliseconds (spec section 9: copied feedback). */
const copiedFor = 2_000

/** Copies a text, and confirms it for two seconds. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  className = 'button-secondary cursor-pointer',
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])

  return (
    <button
      type="button"
      className={className}
      onClick={async () => setCopied(await copyText(typeof text === 'string' ? text : text()))}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </button>
  )
}
