import type { Page } from '@playwright/test'
import { localEditorId } from '@tidewright/contracts/local-editor.ts'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import { expect, test } from './fixtures.ts'

const commentsOf = ({ lakeClient }: TestStack) =>
  lakeClient.withConfig({ dataset: `${lakeClient.config().dataset}-comments` })

test.afterEach(async ({ stack }) => {
  await commentsOf(stack).delete({ query: '*[_type in ["comment", "tasks.task"]]' })
})

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Your name' })

/** Opens the start screen and enters the editor's name. */
async function enterName(page: Page, { settings }: TestStack, name: string): Promise<void> {
  await page.goto(`${settings.urls.studio}/start`)
  await nameField(page).fill(name, { timeout: limit(60_000) })
  await page.getByRole('button', { name: 'Save' }).click()
}

test('editors comment under their names, mention each other, reply and resolve', async ({
  page,
  stack,
  desk,
}) => {
  const { id } = await desk.article()
  await enterName(page, stack, ' ')
  await expect(page.getByRole('alert')).toHaveText('Enter a name of 1 to 40 characters.')
  for (const name of ['Anna Bäcker', 'Bob']) {
    await enterName(page, stack, name)
    await expect(nameField(page)).toHaveValue(name, { timeout: limit(60_000) })
  }
  await desk.open(id)
  const title = page.getByTestId('field-title')
  // The button appears while the pointer is over the field.
  await title.hover()
  await title.getByRole('button', { name: 'Add comment' }).click()
  await page.getByTestId('comment-input-editable').first().click()
  await page.keyboard.type('Is this the final title? @Ann')
  await expect(page.getByTestId('comments-mentions-menu')).toContainText('Anna Bäcker', {
    timeout: limit(60_000),
  })
  await page.keyboard.press('Enter')
  await page.getByTestId('comment-input-send-button').first().click()
  const threads = page.getByTestId('comments-list')
  await expect(threads).toContainText('Bob')
  await expect(threads).toContainText('Is this the final title? @Anna Bäcker')

  await enterName(page, stack, 'Anna Bäcker')
  await expect(nameField(page)).toHaveValue('Anna Bäcker', { timeout: limit(60_000) })
  await desk.open(id)
  await page
    .getByTestId('field-title')
    .getByRole('button', { name: /comment/i })
    .click()
  await expect(threads).toContainText('Bob', { timeout: limit(60_000) })
  const reply = threads.getByRole('textbox').last()
  await reply.click()
  await reply.pressSequentially('Yes, it is.')
  await threads.getByTestId('comment-input-send-button').last().click()
  const query = '*[_type == "comment"] | order(_createdAt) {authorId, status, "text": pt::text(message)}'
  const stored = () => commentsOf(stack).fetch<Record<string, string>[]>(query)
  await expect.poll(stored).toMatchObject([
    { authorId: localEditorId('Bob'), status: 'open' },
    { authorId: localEditorId('Anna Bäcker'), text: 'Yes, it is.' },
  ])
  await threads.getByRole('button', { name: 'Mark comment as resolved' }).first().click()
  await expect.poll(async () => (await stored())[0]).toMatchObject({ status: 'resolved' })
})

test('a task belongs to a document and a person', async ({ page, stack, desk }) => {
  const { id } = await desk.article()
  await enterName(page, stack, 'Anna Bäcker')
  await expect(nameField(page)).toHaveValue('Anna Bäcker', { timeout: limit(60_000) })
  await desk.open(id)
  const create = page.getByRole('menuitem', { name: 'Create new task' }).filter({ visible: true })
  await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
  await create.click()
  await page.getByRole('textbox', { name: 'Task title' }).fill('Translate into Dutch')
  await page.getByText('Select assignee').click()
  await page.getByRole('menuitem', { name: /Anna Bäcker/ }).click()
  await page.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByTestId('tasks-list-item')).toContainText('Translate into Dutch')
  const anna = localEditorId('Anna Bäcker')
  await expect
    .poll(() => commentsOf(stack).fetch('*[_type == "tasks.task"][0]{..., "document": target.document._ref}'))
    .toMatchObject({ title: 'Translate into Dutch', assignedTo: anna, authorId: anna, document: id })
})
