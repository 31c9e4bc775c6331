/** A guide to download for each industry. */
export const guideListFragment = /* groq */ `{ "note": coalesce(note, "") }`
