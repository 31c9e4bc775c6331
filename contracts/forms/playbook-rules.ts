import { emailRule, type FieldRule, nameRule } from './field-rules.ts'

/** The fields of the playbook form. `playbook.ts` builds the request schema from them. */
export const playbookRules = { name: nameRule, email: emailRule } satisfies Record<string, FieldRule>

/** The weekly playbooks in order of their weeks, as in the Studio and the database. */
export const playbookTypes = [
  'internal-comms',
  'meeting-workflow',
  'sales-automation',
  'content-engine',
  'recruitment',
] as const

export type PlaybookType = (typeof playbookTypes)[number]
