import 'server-only'
import { teamMemberQuery } from '@tidewright/schemas/documents/team-member/team-member.groq.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { DocumentParams, TeamMember } from '../content-types.ts'
import { findArchive } from './insight-lists.ts'
import { listInsightsBy } from './insights.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'

/** A team member, and their articles in the visitor's locale. */
export async function loadTeamMember(params: DocumentParams, locale: LocaleId): Promise<TeamMember | null> {
  const member = await sanityFetch(teamMemberQuery, { params })
  if (!member) return null
  const authors = member.versions.flatMap((id) => id ?? [])
  const [insights, allPath] = await Promise.all([listInsightsBy(locale, authors), findArchive(locale)])
  return { ...member, insights, allPath }
}
