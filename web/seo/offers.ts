import type { OfferCatalogLeaf, OfferLeaf, ServiceLeaf } from 'schema-dts'
import type { SectionOf, ServicePackage } from '@/content-types.ts'
import { documentUrl } from '@/links/urls.ts'
import { type CompanyContext, companyReference } from './company.ts'

type PackageCard = Pick<ServicePackage, 'title' | 'slug' | 'description' | 'priceKey' | 'pricePattern'>

/** A package as a service with its price; without an offer if the price isn't an amount in euros. */
export function serviceNode(context: CompanyContext, offered: PackageCard): ServiceLeaf {
  const url = urlOf(context, offered)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: offered.title,
    description: offered.description,
    url,
    provider: companyReference(context),
    areaServed: { '@type': 'Place', name: context.areaServed },
    offers: offerOf(context, offered, url),
  }
}

/** The packages in a section, with their prices. */
export function catalogNode(
  context: CompanyContext,
  pageUrl: string,
  section: SectionOf<'packageList'>,
): OfferCatalogLeaf {
  return {
    '@type': 'OfferCatalog',
    '@id': `${pageUrl}#${section.anchor || section._key}`,
    name: section.heading,
    url: pageUrl,
    itemListElement: section.packages.map((offered) => {
      const url = urlOf(context, offered)
      const { title, description } = offered
      const service: ServiceLeaf = {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: title,
        description,
        url,
      }
      const offer: OfferLeaf = { '@type': 'Offer', ...offerOf(context, offered, url), itemOffered: service }
      return offer
    }),
  }
}

/**
 * A “from” price before tax, as the minimum price. `description` adds what a number can't say: “From €500 per month”.
 */
function offerOf(
  { facts }: CompanyContext,
  { priceKey, pricePattern }: PackageCard,
  url: string,
): OfferLeaf | undefined {
  const amount = facts.amounts.get(priceKey)
  if (amount === undefined) return undefined
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: amount,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
    description: pricePattern,
    url,
  }
}

function urlOf({ site, locale }: CompanyContext, { slug }: PackageCard): string {
  return documentUrl(site, 'servicePackage', locale, slug)
}
