/** How articles are listed; `content/` asks for those that a reader's page of the list shows. */
export const insightListFragment = /* groq */ `{ "layout": coalesce(layout, "latest") }`
