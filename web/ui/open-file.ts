/**
 * Opens a file in a new tab; if the browser blocks that, a link downloads it. Call it right after the click: browsers
 * block tabs that open later.
 * @throws for an invalid URL.
 */
export function openFile(url: string): void {
  const { href } = new URL(url, location.href)
  const tab = window.open(href, '_blank')
  // The file must not access this page. `noopener` as a feature would hide whether the tab opened.
  if (tab) tab.opener = null
  else downloadFile(href)
}

/** Downloads a file by a link, as `name` if the server gives it no name. */
export function downloadFile(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // Browsers don't download files of other sites by a link; a new tab keeps this page open.
  link.target = '_blank'
  link.rel = 'noopener'
  link.hidden = true
  // Inside an open dialog, because nothing outside it can be clicked.
  const container = document.querySelector('dialog[open]') ?? document.body
  container.append(link)
  link.click()
  link.remove()
}

/** Downloads a text generated in the browser. */
export function downloadText(text: string, name: string): void {
  downloadBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}

/** Downloads a file generated in the browser. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  downloadFile(url, name)
  // The browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
