import { isOpenRole } from './job-role/job-role.groq.ts'

/** Counts the documents that texts can mention, in `$language`. `countFigures` describes each count. */
export const countsFragment = /* groq */ `{
  "teamCount": count(*[_type == "teamMember" && language == $language]),
  "packageCount": count(*[_type == "servicePackage" && language == $language]),
  "retainerTierCount": count(*[_type == "retainerTier" && language == $language]),
  "industryCount": count(*[_type == "industry" && language == $language]),
  "caseStudyCount": count(*[_type == "caseStudy" && language == $language]),
  "openRoleCount": count(*[_type == "jobRole" && language == $language && ${isOpenRole}]),
  "articleCount": count(*[_type == "insight" && language == $language])
}`
