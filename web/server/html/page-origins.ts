import { videoHosts } from '@tidewright/contracts/media/video-source.ts'
import { headOf } from '../../next-internals/html-markers.ts'

/** An origin as a policy names it: scheme and host, the host's first label a star at most. */
const origin = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

/**
 * The policy with the origins that a page asks for in each `meta` named `csp-origins` in its head: those of the analytics that the
 * settings of the site name, and of the players of its videos. Only scripts, where they send to, and known players can
 * be allowed this way.
 */
export function allowPageOrigins(policy: string, html: string): string {
  return [...headOf(html).matchAll(/<meta name="csp-origins" content="([^"]*)"\/?>/g)]
    .flatMap(([, content = '']) => content.split(';'))
    .map((directive) => directive.trim().split(/\s+/))
    .reduce(allow, policy)
}

function allow(policy: string, [name = '', ...sources]: string[]): string {
  if (!['script-src', 'connect-src', 'img-src', 'frame-src'].includes(name)) return policy
  const known: readonly string[] = Object.values(videoHosts)
  const allowed = sources.filter((source) =>
    name === 'frame-src' ? known.includes(source) : origin.test(source),
  )
  if (allowed.length === 0) return policy
  return policy.replace(new RegExp(`(^|; )${name} [^;]*`), (directive) =>
    `${directive.replace(" 'none'", '')} ${allowed.filter((source) => !directive.includes(source)).join(' ')}`.trimEnd(),
  )
}
