/** Loads a script of another origin; one that does not come, as where a browser blocks it, changes nothing for the visitor. */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
