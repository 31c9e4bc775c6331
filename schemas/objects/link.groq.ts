/** A link with what its address is made of; the site turns it into an `href` in the reader's language. */
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
