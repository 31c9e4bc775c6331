/** Tools and templates to download. */
export const downloadListFragment = /* groq */ `{ "note": coalesce(note, "") }`
