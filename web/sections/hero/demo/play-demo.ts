/** The part of the record that must be visible for the demo to go on. */
const visiblePart = 0.25

/**
 * Plays the page's demo while it is visible, and pauses, resumes or repeats it with its button, until `signal` is
 * aborted. The animations are those of demo.css, and begin without this code.
 */
export function playDemo(signal: AbortSignal): void {
  const demo = document.querySelector<HTMLElement>('.demo')
  const record = demo?.querySelector('.demo-record')
  if (!demo || !record) return
  const animations = () =>
    demo.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation)
  const isOver = () => animations().every(({ playState }) => playState === 'finished')
  const pause = (except = '') => {
    for (const animation of animations())
      if (animation.playState === 'running' && animation.animationName !== except) animation.pause()
  }
  const resume = () => {
    // One that has finished would start again.
    for (const animation of animations()) if (animation.playState === 'paused') animation.play()
  }
  const operate = () => {
    if (isOver()) for (const animation of animations()) animation.play()
    else if (demo.dataset.playback === 'paused') resume()
    else {
      pause()
      demo.dataset.playback = 'paused'
      return
    }
    demo.dataset.playback = 'playing'
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (demo.dataset.playback === 'paused') return
      if (entry?.isIntersecting) resume()
      else pause('demo-arrive') // the email, whose top may be all that is visible
    },
    { threshold: visiblePart },
  )
  observer.observe(record)
  demo.querySelector('button')?.addEventListener('click', operate, { signal })
  const showEnd = () => {
    if (isOver()) demo.dataset.playback = 'over'
  }
  demo.addEventListener('animationend', showEnd, { signal })
  demo.dataset.playback = 'playing'
  showEnd()
  signal.addEventListener('abort', () => observer.disconnect())
}
