import { localeOf } from '@tidewright/contracts/locales.ts'
import type { PersonLeaf, ProfilePageLeaf } from 'schema-dts'
import type { Insight, TeamMember } from '@/content-types.ts'
import { assetParts, imageUrl } from '@/images/image-url.ts'
import { documentUrl } from '@/links/urls.ts'
import { type CompanyContext, companyReference } from './company.ts'

type Person = NonNullable<Insight['author']>

/** A member of the team, as an author too. Without a page of their own, their URL is the site's. */
export function personNode(context: CompanyContext, { name, role, slug, portrait }: Person): PersonLeaf {
  const { site, locale } = context
  const url = slug && documentUrl(site, 'teamMember', locale, slug)
  const image = portrait?.assetId
  return {
    '@type': 'Person',
    '@id': url && `${url}#person`,
    name,
    jobTitle: role,
    image: image && assetParts(image) ? site + imageUrl(image, 640) : undefined,
    url: url || site,
    worksFor: companyReference(context),
  }
}

/** Source: https://developers.google.com/search/docs/appearance/structured-data/profile-page */
export function profileNode(context: CompanyContext, member: TeamMember): ProfilePageLeaf {
  const { site, locale } = context
  const url = documentUrl(site, 'teamMember', locale, member.slug)
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#profile`,
    dateModified: member._updatedAt,
    inLanguage: localeOf(locale).languageTag,
    url,
    mainEntity: personNode(context, member),
  }
}
