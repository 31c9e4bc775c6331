/** The polling interval in milliseconds, and the number of checks after which a page counts as untitled. */
const pauseMs = 100
const maxChecks = 200

/**
 * Calls back once the new page shows its title. During navigation there is none for a moment, longer on a busy phone:
 * the old one is removed before the new one is set.
 * @returns a function that cancels it
 */
export function whenTitled(act: () => void): () => void {
  let timer = setTimeout(check, pauseMs)
  let checks = 0
  function check() {
    checks += 1
    if (document.title !== '' || checks >= maxChecks) return act()
    timer = setTimeout(check, pauseMs)
  }
  return () => clearTimeout(timer)
}
