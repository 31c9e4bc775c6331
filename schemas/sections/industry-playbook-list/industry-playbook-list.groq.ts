import { industryPlaybookFragment } from '../../documents/industry-playbook/industry-playbook.groq.ts'

/** Where automation pays off in each industry. */
export const industryPlaybookListFragment = /* groq */ `{
  "playbooks": coalesce(playbooks, [])[defined(@->_id)]->${industryPlaybookFragment}
}`
