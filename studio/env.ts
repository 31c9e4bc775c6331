/**
 * The Studio's only reader of the environment. `SANITY_STUDIO_*` values are built into the Studio's public bundle, so
 * nothing secret may be among them.
 */
function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set. See docs/deploying.md for the Studio's settings.`)
  return value
}

export const projectId = required('SANITY_STUDIO_PROJECT_ID', process.env.SANITY_STUDIO_PROJECT_ID)
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** The content lake's address when it is not the hosted one. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || undefined

/** Where the public site runs, for the preview. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000'

/** Whether the Studio runs with hot reload, for whoever works on it. A constant that the bundler puts in. */
export const isDevelopment = process.env.NODE_ENV === 'development'
