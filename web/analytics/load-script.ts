/**
 * Loads a script from another origin. If it fails, e.g. because a browser blocks it, nothing changes for the visitor.
 */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
