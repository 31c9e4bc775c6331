/** A file to download: its title, name, type and size. */
export const fileDownloadFragment = /* groq */ `{
  "title": coalesce(title, ""),
  "file": file.asset->{
    "id": _id,
    "name": coalesce(originalFilename, ""),
    "extension": coalesce(extension, ""),
    "size": coalesce(size, 0)
  }
}`
