import type { DocumentBadgeComponent } from 'sanity'

/** At the foot of a document: the language that it is in. */
export const LanguageBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const language = (draft ?? published)?.language
  if (typeof language !== 'string') return null
  return { label: language, title: `This document is in ${language}.`, color: 'primary' }
}
