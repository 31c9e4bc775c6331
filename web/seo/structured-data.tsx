import { type JsonLdNode, jsonLd } from './json-ld.ts'

/** What a page says to search engines and chats, in a script that runs nothing. */
export function StructuredData({ nodes }: { nodes: readonly JsonLdNode[] }) {
  if (nodes.length === 0) return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `jsonLd` leaves nothing that could end the script
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(nodes) }} />
  )
}
