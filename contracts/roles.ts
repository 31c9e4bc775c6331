/**
 * What each role of editors may do, as Sanity's grants: permissions on the documents that a GROQ filter matches. The local
 * lake enforces them; docs/operating.md says how to set them up in a hosted project.
 */
import { defaultLocale, locales } from './locales.ts'

/** Sanity's names. Deleting needs `update`. */
export const permissions = ['read', 'create', 'update', 'history', 'editHistory', 'manage'] as const
type Permission = (typeof permissions)[number]
type Grant = { filter: string; permissions: Permission[] }
export type Role = { name: string; title: string; description: string; grants: Grant[] }

const read: Grant = { filter: '_id in path("**")', permissions: ['read', 'history'] }
const write = (filter: string): Grant => ({ filter, permissions: ['create', 'update', 'editHistory'] })
const everything: Grant = {
  filter: '_id in path("**")',
  permissions: ['create', 'read', 'update', 'manage', 'history', 'editHistory'],
}

/** Everything but settings, which hold the prices, and redirects. A package's wording is content. */
const withoutSettingsAndRedirects = '!(_type in ["siteSettings", "redirect"])'
const uploads: Grant = {
  filter: '_type in ["sanity.imageAsset", "sanity.fileAsset"]',
  permissions: ['create'],
}

/**
 * A translator writes and publishes one language, with what links its documents to the English ones. Documents whose id
 * starts with `_.` are Sanity's own.
 */
function translator({ id, name }: (typeof locales)[number]): Role {
  return {
    name: `translator-${id}`,
    title: `Translator: ${name}`,
    description: `Writes and publishes ${name}; deletes nothing that is published`,
    grants: [
      read,
      write(`language == "${id}" && ${withoutSettingsAndRedirects} && !(_id in path("_.**"))`),
      write('_type in ["translation.metadata", "translationSource", "sanity.previewUrlSecret"]'),
      uploads,
    ],
  }
}

export const viewer: Role = {
  name: 'viewer',
  title: 'Viewer',
  description: 'Reads everything and comments',
  grants: [read],
}

/** `administrator`, `editor`, `contributor` and `viewer` are Sanity's own, the others are custom roles. */
export const roles: readonly Role[] = [
  {
    name: 'administrator',
    title: 'Administrator',
    description: 'Everything, and developer tools',
    grants: [everything],
  },
  { name: 'editor', title: 'Editor', description: 'All content, settings and leads', grants: [everything] },
  {
    name: 'content-editor',
    title: 'Content editor',
    description:
      'Writes and publishes all content except settings, prices and redirects; deletes nothing that is published',
    grants: [read, write(withoutSettingsAndRedirects)],
  },
  {
    name: 'contributor',
    title: 'Contributor',
    description: 'Writes drafts, which others publish',
    grants: [read, write('_id in path("drafts.**")'), uploads],
  },
  ...locales.filter(({ id }) => id !== defaultLocale).map(translator),
  viewer,
]

/** The role of local editors who haven't chosen one. */
export const defaultRole = 'editor'

/** The roles that may see leads and send newsletters, unless `LEAD_ROLES` says otherwise. */
const defaultLeadRoles = 'administrator,editor,developer'

/** The names in `LEAD_ROLES`, which are separated by commas; the default if it is empty. */
export function leadRolesOf(list = ''): string[] {
  return (list.trim() || defaultLeadRoles).split(',').flatMap((name) => name.trim() || [])
}
