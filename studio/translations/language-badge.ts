import type { DocumentBadgeComponent } from 'sanity'

/** Shows the language of a document in its footer. */
export const LanguageBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const language = (draft ?? published)?.language
  if (typeof language !== 'string') return null
  return { label: language, title: `This document is in ${language}.`, color: 'primary' }
}
