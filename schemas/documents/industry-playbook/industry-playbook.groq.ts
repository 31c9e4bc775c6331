/** Where automation pays off in an industry. */
export const industryPlaybookFragment = /* groq */ `{
  _id,
  _type,
  "title": coalesce(title, ""),
  "industry": coalesce(industry->title, ""),
  "roiClaim": coalesce(roiClaim, ""),
  "applications": coalesce(applications, [])
}`
