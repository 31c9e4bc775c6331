/** The calculator with its assumptions, which are the same for all languages; null before there are any. */
export const roiCalculatorFragment = /* groq */ `{
  "note": coalesce(note, ""),
  "assumptions": *[_type == "siteSettings"][0].calculator{
    "efficiency": coalesce(efficiency, 0),
    "weeksPerMonth": coalesce(weeksPerMonth, 0),
    "implementationCost": coalesce(implementationCost, 0),
    "industries": coalesce(industries, [])[]{ "key": coalesce(key, "other"), "multiplier": coalesce(multiplier, 1) }
  }
}`
