/**
 * The document's name in breadcrumbs. If empty, English pages use the last part of the slug, as words. Other languages
 * use the document's title: slugs lack accents and grammar, and some stay English. Categories have the heading of their page.
 */
export const breadcrumbFragment = /* groq */ `coalesce(
  select(breadcrumb != "" => breadcrumb),
  select(_type == "category" => coalesce(select(heading != "" => heading), title)),
  select(language != "en-UK" => title),
  ""
)`
