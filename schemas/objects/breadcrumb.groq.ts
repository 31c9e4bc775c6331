/**
 * The document's name in breadcrumbs. If empty, English pages use the last part of the slug, as words. Other languages
 * use the document's title: slugs lack accents and grammar, and some stay English.
 */
export const breadcrumbFragment = /* groq */ `coalesce(breadcrumb, select(language != "en-UK" => title), "")`
