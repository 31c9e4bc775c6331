/** The library of recorded webinars. */
export const webinarListFragment = /* groq */ `{ "note": coalesce(note, "") }`
