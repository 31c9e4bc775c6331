import { frameAnchors } from '@tidewright/contracts/public-path.ts'

/** Rejects an anchor that leads elsewhere: to the frame of the page, or to another visible section that has it too. */
export function distinctAnchors(sections: readonly unknown[] | undefined): true | string {
  const seen = new Set<string>()
  for (const section of sections ?? []) {
    const { anchor, hidden } = Object(section)
    if (!anchor || hidden === true) continue
    if (frameAnchors.includes(anchor))
      return `The site itself has the anchor “${anchor}”. Choose another one.`
    if (seen.has(anchor)) return `Two sections have the anchor “${anchor}”. Change it in one of them.`
    seen.add(anchor)
  }
  return true
}
