import { type LocaleId, localeOf, locales } from '@tidewright/contracts/locales.ts'
import { assetParts, imageUrl } from '@tidewright/contracts/media/image-url.ts'
import type { OrganizationLeaf, PersonLeaf, ProfilePageLeaf, WebSiteLeaf } from 'schema-dts'
import type { CompanyFacts, Insight, TeamMember } from '@/content-types.ts'
import { documentUrl } from '@/links/urls.ts'
import type { CompanyNode } from './structured-data.tsx'

/** Shared by every node about the company. */
export type CompanyContext = { site: string; facts: CompanyFacts; locale: LocaleId; areaServed: string }

function companyId(site: string): string {
  return `${site}/#company`
}

/**
 * The company as an organisation and a local business: one node, so that name and address appear once. It has no office
 * to visit: as on the contact page, the address is the European Union.
 * Sources: https://developers.google.com/search/docs/appearance/structured-data/organization and `.../local-business`.
 */
export function companyNode({ site, facts, areaServed }: CompanyContext): CompanyNode {
  const { name, email, phone, legalName, vatNumber, profiles } = facts
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': companyId(site),
    name,
    legalName,
    vatID: vatNumber,
    sameAs: profiles,
    url: site,
    logo: `${site}/icons/icon-512.png`,
    image: `${site}/icons/icon-512.png`,
    email,
    telephone: phone,
    address: { '@type': 'PostalAddress', addressCountry: 'EU' },
    areaServed: { '@type': 'Place', name: areaServed },
    knowsLanguage: locales.map(({ languageTag }) => languageTag),
    currenciesAccepted: 'EUR',
  }
}

/** The website, with its name in search results. */
export function websiteNode({ site, facts }: CompanyContext): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    name: facts.name,
    url: site,
    inLanguage: locales.map(({ languageTag }) => languageTag),
    publisher: { '@id': companyId(site) },
  }
}

/** The company as other nodes reference it: as author, employer or provider. */
export function companyReference({ site, facts }: CompanyContext): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': companyId(site),
    name: facts.name,
    url: site,
    logo: `${site}/icons/icon-512.png`,
  }
}

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
