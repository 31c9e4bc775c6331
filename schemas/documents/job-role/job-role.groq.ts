/** Whether a job role is open: until its last day (UTC) is over, if it has one. */
export const isOpenRole = /* groq */ `coalesce(closesOn, "9999-12-31") + "T24" > now()`
/** Whether a reference leads to an open role. */
export const refersToOpenRole = /* groq */ `defined(@->_id) && coalesce(@->closesOn, "9999-12-31") + "T24" > now()`

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
  postedOn,
  closesOn
}`
