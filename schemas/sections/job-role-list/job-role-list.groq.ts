import { jobRoleFragment } from '../../documents/job-role/job-role.groq.ts'

/** The open roles and how to apply. */
export const jobRoleListFragment = /* groq */ `{
  "roles": coalesce(roles, [])[defined(@->_id)]->${jobRoleFragment},
  "email": coalesce(*[_type == "siteSettings"][0].careersEmail, ""),
  "applyLabel": coalesce(applyLabel, ""),
  "mailSubject": coalesce(mailSubject, ""),
  "mailBody": coalesce(mailBody, "")
}`
