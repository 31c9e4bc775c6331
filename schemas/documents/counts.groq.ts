import { defineQuery } from 'groq'

/** How many there are of what texts count, in the language in which everything exists. `countFigures` names them for a person. */
export const countsQuery = defineQuery(/* groq */ `{
  "teamCount": count(*[_type == "teamMember" && language == $language]),
  "packageCount": count(*[_type == "servicePackage" && language == $language]),
  "retainerTierCount": count(*[_type == "retainerTier" && language == $language]),
  "industryCount": count(*[_type == "industry" && language == $language]),
  "caseStudyCount": count(*[_type == "caseStudy" && language == $language]),
  "openRoleCount": count(*[_type == "jobRole" && language == $language]),
  "articleCount": count(*[_type == "insight" && language == $language])
}`)
