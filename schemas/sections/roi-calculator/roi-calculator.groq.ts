/** The calculator's assumptions, which are the same in all languages; null if Settings doesn't exist yet. */
export const roiAssumptionsFragment = /* groq */ `*[_type == "siteSettings"][0].calculator{
    "efficiency": coalesce(efficiency, 0),
    "weeksPerMonth": coalesce(weeksPerMonth, 0),
    "implementationCost": coalesce(implementationCost, 0),
    "industries": coalesce(industries, [])[]{ "key": coalesce(key, "other"), "multiplier": coalesce(multiplier, 1) }
  }`

/** The calculator with its assumptions. */
export const roiCalculatorFragment = /* groq */ `{
  "note": coalesce(note, ""),
  "assumptions": ${roiAssumptionsFragment}
}`
