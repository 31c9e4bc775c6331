/** The slugs under which a document lives, one a language that has it. */
export const translationsFragment = /* groq */ `*[_type == "translation.metadata" && references(^._id)][0]
  .translations[defined(value->slug.current)]{ "language": coalesce(language, ""), "slug": coalesce(value->slug.current, "") }`
