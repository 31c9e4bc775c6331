/** The settings of a list of articles; `content/` fetches the articles of the requested list page. */
export const insightListFragment = /* groq */ `{ "layout": coalesce(layout, "latest") }`
