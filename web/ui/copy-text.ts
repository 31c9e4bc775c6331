/** Copies a text to the clipboard; if the browser refuses, with a hidden text area. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
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
