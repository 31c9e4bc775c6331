/** Headers that the parts of Next.js, and its hosts, send each other. From a visitor it would believe them. */
const internal =
  /^(?:next-resume$|x-(?:action-|invo(?:ke|cation)-|matched-path$|middleware-|next(?:js)?-|now-|prerender-|vercel-))/

/** Whether a request header is only for Next.js's own use. Its name is lower case. */
export function isInternalHeader(name: string): boolean {
  return internal.test(name)
}
