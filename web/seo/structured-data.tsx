import { type JsonLdNode, jsonLd } from './json-ld.ts'

/** The structured data of a page, in a script element that doesn't run. */
export function StructuredData({ nodes }: { nodes: readonly JsonLdNode[] }) {
  if (nodes.length === 0) return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `jsonLd` escapes whatever could end the script
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(nodes) }} />
  )
}
