/** Requirements of search engines for structured data, and checks of a page's nodes. */
type LinkedNode = { '@type'?: string | string[]; [property: string]: unknown }

const docs = 'https://developers.google.com/search/docs/appearance/structured-data'

/**
 * Required properties by type; `a|b` is one of the two, `a.b` a property of an inner node. Where Google requires none,
 * as for articles, the recommended ones that this site promises.
 */
export const required: Record<string, { source: string; properties: string[] }> = {
  Organization: { source: `${docs}/organization`, properties: ['name', 'url', 'logo'] },
  LocalBusiness: {
    source: `${docs}/local-business`,
    properties: ['name', 'address', 'telephone', 'email', 'areaServed'],
  },
  PostalAddress: { source: `${docs}/local-business`, properties: ['addressCountry'] },
  AggregateRating: {
    source: `${docs}/review-snippet`,
    properties: ['ratingValue', 'ratingCount|reviewCount', 'bestRating'],
  },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    properties: ['name', 'url'],
  },
  WebPage: { source: 'https://schema.org/WebPage', properties: ['name', 'url', 'inLanguage'] },
  FAQPage: { source: `${docs}/faqpage`, properties: ['mainEntity'] },
  Question: { source: `${docs}/faqpage`, properties: ['name', 'acceptedAnswer.text'] },
  Article: {
    source: `${docs}/article`,
    properties: [
      'headline',
      'description',
      'image',
      'datePublished',
      'dateModified',
      'author.name',
      'author.url',
      'inLanguage',
    ],
  },
  ProfilePage: { source: `${docs}/profile-page`, properties: ['mainEntity.name', 'mainEntity.url'] },
  Person: { source: `${docs}/profile-page`, properties: ['name', 'url', 'worksFor.name'] },
  BreadcrumbList: { source: `${docs}/breadcrumb`, properties: ['itemListElement'] },
  ListItem: { source: `${docs}/breadcrumb`, properties: ['position', 'name', 'item'] },
  JobPosting: {
    source: `${docs}/job-posting`,
    properties: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization.name',
      'jobLocation|jobLocationType',
      'jobLocation|applicantLocationRequirements.name',
      'employmentType',
    ],
  },
  Service: { source: 'https://schema.org/Service', properties: ['name', 'description', 'url'] },
  // A “from” price is not a price that a merchant listing may claim.
  Offer: {
    source: 'https://schema.org/Offer',
    properties: ['priceSpecification.minPrice', 'priceSpecification.priceCurrency'],
  },
  OfferCatalog: { source: 'https://schema.org/OfferCatalog', properties: ['name', 'itemListElement'] },
}

/** The structured data nodes of a page. */
export function nodesOf(scripts: readonly string[]): LinkedNode[] {
  if (scripts.length === 0) throw new Error('There is no structured data on the page.')
  return scripts.flatMap((script) => {
    const data: { '@context': string; '@graph': LinkedNode[] } = JSON.parse(script)
    if (data['@context'] !== 'https://schema.org') throw new Error(`The context is ${data['@context']}.`)
    return data['@graph']
  })
}

function typesOf(node: LinkedNode): string[] {
  return [node['@type'] ?? []].flat()
}

export function ofType(nodes: readonly LinkedNode[], type: string): LinkedNode[] {
  return nodes.filter((node) => typesOf(node).includes(type))
}

/** Finds problems at any depth: missing properties, references without a target, unfilled placeholders. */
export function faultsOf(nodes: readonly LinkedNode[]): string[] {
  const all = nodes.flatMap(withInner)
  const known = new Set(all.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']))
  const faults = all.flatMap((node) => {
    if (Object.keys(node).join() === '@id')
      return known.has(node['@id']) ? [] : [`${node['@id']} is not on the page`]
    return typesOf(node).flatMap((type) =>
      (required[type]?.properties ?? [])
        .filter((path) => !path.split('|').some((choice) => isThere(valueAt(node, choice))))
        .map((path) => `${type} lacks ${path}`),
    )
  })
  const text = JSON.stringify(nodes)
  return /\{[a-z][a-zA-Z]+\}/.test(text) ? [...faults, 'a figure is not filled in'] : faults
}

function withInner(value: unknown): LinkedNode[] {
  if (Array.isArray(value)) return value.flatMap(withInner)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(withInner)]
}

function valueAt(node: LinkedNode, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
}

function isThere(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

function isNode(value: unknown): value is LinkedNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
