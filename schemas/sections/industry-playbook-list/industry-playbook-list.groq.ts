import { industryPlaybookFragment } from '../../documents/industry-playbook/industry-playbook.groq.ts'

/** What pays back in each industry. */
export const industryPlaybookListFragment = /* groq */ `{
  "playbooks": coalesce(playbooks, [])[defined(@->_id)]->${industryPlaybookFragment}
}`
