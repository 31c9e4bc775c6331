/** Milliseconds between looks, and how often one looks before a page is taken to have no title. */
const pauseMs = 100
const mostLooks = 50

/**
 * Calls back when the page that one has just come to shows its title. Between two pages there is none for a moment: the old one is taken
 * away before the new one is in place, which takes longer on a busy phone.
 * @returns what calls it off
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
