/** A link with the parts of its target; the site builds the `href` for the reader's language. */
export const linkFragment = /* groq */ `{
  "kind": coalesce(kind, "page"),
  "target": target->{ _type, "language": coalesce(language, ""), "slug": coalesce(slug.current, "") },
  "anchor": coalesce(anchor, ""),
  "dialog": select(kind == "dialog" => coalesce(dialog, ""), ""),
  "url": coalesce(url, ""),
  "email": coalesce(email, ""),
  "phone": coalesce(phone, ""),
  "file": file.asset->{ "id": _id, "name": coalesce(originalFilename, "") }
}`
