import 'server-only'
import { teamMemberQuery } from '@tidewright/schemas/documents/team-member/team-member.groq.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { TeamMember } from '../content-types.ts'
import { findArchive } from './insight-lists.ts'
import { listInsightsBy } from './insights.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { resolveBySlug, type SlugResult } from './resolve-by-slug.ts'
import { fillFigures } from './settings.ts'

/** The team member with a slug in a locale, and their articles; see `resolveBySlug`. */
export function getTeamMember(locale: LocaleId, slug: string): Promise<SlugResult<TeamMember>> {
  return resolveBySlug(locale, slug, async (contentLocale, contentSlug, figuresLocale) => {
    const params = { language: contentLocale, slug: contentSlug }
    const member = await sanityFetch(teamMemberQuery, { params })
    if (!member) return null
    const authors = member.versions.flatMap((id) => id ?? [])
    const [insights, allPath] = await Promise.all([listInsightsBy(locale, authors), findArchive(locale)])
    return fillFigures({ ...member, insights, allPath }, figuresLocale)
  })
}
