/** An open role. `employment` is a value of schema.org's `employmentType`. */
export const jobRoleFragment = /* groq */ `{
  _id,
  _type,
  "title": coalesce(title, ""),
  "location": coalesce(location, ""),
  "experience": coalesce(experience, ""),
  "summary": coalesce(summary, ""),
  "requirements": coalesce(requirements, []),
  "employment": coalesce(employment, "FULL_TIME"),
  postedOn
}`
