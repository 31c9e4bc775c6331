/** An origin as a policy names it: scheme and host, the host's first label a star at most. */
const origin = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

/**
 * The policy with the origins that a page asks for in its `meta` named `csp-origins`: those of the analytics that the
 * settings of the site name. Only scripts, and where they send to, can be allowed this way.
 */
export function allowPageOrigins(policy: string, html: string): string {
  const [, content = ''] = /<meta name="csp-origins" content="([^"]*)"\/?>/.exec(html) ?? []
  return content
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .reduce(allow, policy)
}

function allow(policy: string, [name = '', ...sources]: string[]): string {
  if (!['script-src', 'connect-src', 'img-src'].includes(name)) return policy
  const allowed = sources.filter((source) => origin.test(source))
  if (allowed.length === 0) return policy
  return policy.replace(new RegExp(`(^|; )${name} [^;]*`), (directive) => `${directive} ${allowed.join(' ')}`)
}
