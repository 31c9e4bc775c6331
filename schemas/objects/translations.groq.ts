/** The slug of a document in each of its languages. */
export const translationsFragment = /* groq */ `*[_type == "translation.metadata" && references(^._id)][0]
  .translations[defined(value->slug.current)]{ "language": coalesce(language, ""), "slug": coalesce(value->slug.current, "") }`
