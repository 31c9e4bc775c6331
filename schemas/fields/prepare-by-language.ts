type Selected = { title?: unknown; subtitle?: unknown; language?: unknown; media?: unknown }

/** A preview line that ends in the language of the document. */
export function prepareByLanguage({ title, subtitle, language, media }: Selected) {
  return {
    title: typeof title === 'string' && title ? title : 'Untitled',
    subtitle: [subtitle, language].filter(Boolean).join(' · '),
    media: media as never, // an image value as the lake holds it; the Studio types it only where it draws it
  }
}
