import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  JobPostingLeaf,
  LocalBusinessLeaf,
  OfferCatalogLeaf,
  ProfilePageLeaf,
  ServiceLeaf,
  VideoObjectLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'

/** The structured data of a page, in a script element that doesn't run. */
export function StructuredData({ nodes }: { nodes: readonly JsonLdNode[] }) {
  if (nodes.length === 0) return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `jsonLd` escapes whatever could end the script
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(nodes) }} />
  )
}

/** Both types, since not every reader knows that a local business is an organisation. */
export type CompanyNode = Omit<LocalBusinessLeaf, '@type'> & { '@type': ['Organization', 'LocalBusiness'] }

/** The site's JSON-LD nodes, in the vocabulary of https://schema.org. */
export type JsonLdNode =
  | ArticleLeaf
  | BreadcrumbListLeaf
  | CollectionPageLeaf
  | CompanyNode
  | FAQPageLeaf
  | JobPostingLeaf
  | OfferCatalogLeaf
  | ProfilePageLeaf
  | ServiceLeaf
  | VideoObjectLeaf
  | WebPageLeaf
  | WebSiteLeaf

/**
 * The nodes as the text of a `<script>`, without `<`, so that no text of an editor can end the script. Empty texts and
 * lists are left out: search engines report them as errors.
 */
export function jsonLd(nodes: readonly JsonLdNode[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes.map(withoutEmpty) }
  return JSON.stringify(graph).replace(/[<\u2028\u2029]/g, escapeCharacter)
}

function escapeCharacter(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([key, inner]) => [key, withoutEmpty(inner)]),
  )
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
