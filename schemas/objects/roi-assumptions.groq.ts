/** What the ROI calculator assumes, in Settings. */
export const roiAssumptionsFragment = /* groq */ `{
    "efficiency": coalesce(efficiency, 0),
    "weeksPerMonth": coalesce(weeksPerMonth, 0),
    "implementationCost": coalesce(implementationCost, 0),
    "industries": coalesce(industries, [])[]{ "key": coalesce(key, "other"), "multiplier": coalesce(multiplier, 1) }
  }`
