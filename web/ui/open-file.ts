/**
 * Opens a file in a new tab; where the browser blocks that, a link downloads it. Call it close to the click: a browser
 * takes a tab that comes later for an advertisement. @throws for an address that is none.
 */
export function openFile(address: string): void {
  const { href } = new URL(address, location.href)
  const tab = window.open(href, '_blank')
  // What is opened has no business with this page; asked for at once, `noopener` would hide whether a tab came.
  if (tab) tab.opener = null
  else downloadFile(href)
}

/** Downloads a file by a link, under `name` where the file has none of its own. */
export function downloadFile(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  // A file of another site cannot be made to download; it opens beside this page, not in its place.
  link.target = '_blank'
  link.rel = 'noopener'
  link.hidden = true
  // Within an open dialog nothing outside it takes a click.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(link)
  link.click()
  link.remove()
}

/** Downloads a text that was made here. */
export function downloadText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  downloadFile(url, name)
  // The browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
