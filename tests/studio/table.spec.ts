import { violationsOf } from '../support/axe.ts'
import { limit } from '../support/limit.ts'
import { uniqueWord } from './articles.ts'
import { expect, test } from './fixtures.ts'

test('edits a table as a grid, and takes a table pasted from a spreadsheet', async ({ page, stack }) => {
  const id = uniqueWord()
  const table = {
    _key: 'table-1',
    _type: 'table',
    heading: 'Hours a week',
    caption: 'What was counted.',
    columns: ['Task', 'Hours'],
    rows: [{ _key: 'row-1', _type: 'tableRow', cells: ['Quotes', '12'] }],
  }
  const document = { _type: 'page', language: 'en-UK', title: id, slug: { _type: 'slug', current: id } }
  await stack.lakeClient.create({ _id: `drafts.${id}`, ...document, sections: [table] })
  const path = encodeURIComponent('sections[_key=="table-1"]')
  await page.goto(`${stack.settings.urls.studio}/structure/page;page-en-UK;${id},path=${path}`)
  const grid = page.getByTestId('table-grid')
  await expect(grid.getByLabel('Task, row 1')).toHaveValue('Quotes', { timeout: limit(60_000) })
  expect(await violationsOf(page, '[data-testid="table-grid"]')).toEqual([])

  const saved = async () =>
    stack.lakeClient.fetch(
      '*[_id == $id][0].sections[0].rows[].cells',
      { id: `drafts.${id}` },
      { perspective: 'raw' },
    )
  await grid.getByLabel('Hours, row 1').fill('13')
  await expect.poll(saved).toEqual([['Quotes', '13']])
  await grid.getByRole('button', { name: 'Add row' }).click()
  await expect(grid.getByLabel('Task, row 2')).toBeVisible()
  await grid.getByLabel('Task, row 2').evaluate((input, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, '<table><tr><td>Invoices</td><td>7</td><td>late</td></tr><tr><td>Calls</td><td>3</td></tr></table>')
  await expect.poll(saved).toEqual([
    ['Quotes', '13'],
    ['Invoices', '7'],
    ['Calls', '3'],
  ])
  await expect(page.getByText('1 cell is beyond the columns')).toBeVisible()
  await grid.getByRole('button', { name: 'Move row 3 up' }).click()
  await grid.getByRole('button', { name: 'Delete row 1' }).click()
  await expect.poll(saved).toEqual([
    ['Calls', '3'],
    ['Invoices', '7'],
  ])
})
