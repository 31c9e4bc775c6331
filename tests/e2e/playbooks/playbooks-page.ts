import type { BrowserContext, Page } from '@playwright/test'
import playbooks from '../../../functions/_shared/mails/built-in-playbooks.json' with { type: 'json' }
import { hashAccessCode } from '../../../functions/_shared/playbook-access.ts'
import { databaseOf } from '../../support/backend/database.ts'
import { expect } from '../../support/fixtures.ts'
import type { TestStack } from '../../support/test-stack.ts'

export const path = '/weeklyplaybooks'
const kinds = Object.keys(playbooks)
export const titles = Object.values(playbooks).map(({ title }) => title)

/** Sentences that are only in the playbooks. */
export const secrets = Object.values(playbooks).flatMap(({ title, hook, features }) => [
  title,
  hook.slice(0, 40),
  ...features.map((feature) => feature.text.slice(0, 40)),
])

/** Sets the code of a week like the operator. */
export async function setCode(stack: TestStack, week: number, code: string): Promise<void> {
  const code_hash = await hashAccessCode(stack.settings.secrets.siteSecret, code)
  const args = { week, playbook_type: kinds[week - 1] ?? null, code_hash }
  const { error } = await databaseOf(stack).rpc('set_access_code', args)
  expect(error).toBeNull()
}

export const toasts = (page: Page) => page.locator('#toasts')
export const codeField = (page: Page) => page.locator('input[name=code]')

export async function enter(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await page.getByRole('button', { name: 'Open the playbooks' }).click()
}

/** Opens the playbooks without the form, as a visitor with the code of week 2. */
export async function grantAccess(
  context: BrowserContext,
  { settings }: TestStack,
  code: string,
): Promise<void> {
  const { site } = settings.urls
  const reply = await context.request.post(`${site}/api/forms/access-code`, {
    form: { code, locale: 'en-UK' },
    headers: { accept: 'application/json', origin: site },
  })
  expect(await reply.json()).toEqual({ result: 'accepted' })
}
