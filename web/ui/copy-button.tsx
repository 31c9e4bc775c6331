'use client'

import { useEffect, useState } from 'react'

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

/** Copies a text to the clipboard; if the browser refuses, with a hidden text area. @returns whether it worked */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByTextArea(text)
  }
}

function copyByTextArea(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.ariaHidden = 'true'
  area.className = 'fixed -left-[9999px] top-0'
  // Inside an open dialog, because nothing outside it can be selected.
  const container = document.querySelector('dialog[open]') ?? document.body
  container.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
