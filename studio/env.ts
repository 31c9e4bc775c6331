import { leadRolesOf } from '@tidewright/contracts/roles.ts'

/**
 * The only file of the Studio that reads the environment. `SANITY_STUDIO_*` values are built into the public bundle, so
 * they must not contain secrets.
 */
function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set. See docs/deploying.md for the Studio's settings.`)
  return value
}

export const projectId = required('SANITY_STUDIO_PROJECT_ID', process.env.SANITY_STUDIO_PROJECT_ID)
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** The URL of the content lake, if it isn't the hosted one. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || undefined

/** The URL of the public site, for the preview. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000'

/** The URL of the edge functions, such as `https://<project>.supabase.co/functions/v1`; without it, there is no Leads tool. */
export const functionsUrl = process.env.SANITY_STUDIO_FUNCTIONS_URL || undefined

/** Roles that may see leads and send newsletters, as in the functions' `LEAD_ROLES`. */
export const leadRoles = leadRolesOf(process.env.SANITY_STUDIO_LEAD_ROLES)

/** Whether the Studio runs in development mode. The bundler replaces this by a constant. */
export const isDevelopment = process.env.NODE_ENV === 'development'
