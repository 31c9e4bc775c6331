/** The polling interval in milliseconds, and the number of checks after which a page counts as untitled. */
const pauseMs = 100
const mostLooks = 50

/**
 * Calls back once the new page shows its title. During navigation there is none for a moment, longer on a busy phone:
 * the old one is removed before the new one is set.
 * @returns a function that cancels it
 */
export function whenTitled(act: () => void): () => void {
  let timer = setTimeout(look, pauseMs)
  let looks = 0
  function look() {
    looks += 1
    if (document.title !== '' || looks >= mostLooks) return act()
    timer = setTimeout(look, pauseMs)
  }
  return () => clearTimeout(timer)
}
