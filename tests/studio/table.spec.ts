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
    ['Quotes', '13', ''],
    ['Invoices', '7', 'late'],
    ['Calls', '3', ''],
  ])
  await grid.getByRole('button', { name: 'Delete column 3' }).click()
  await grid.getByRole('button', { name: 'Move row 3 up' }).click()
  await grid.getByRole('button', { name: 'Delete row 1' }).click()
  await expect.poll(saved).toEqual([
    ['Calls', '3'],
    ['Invoices', '7'],
  ])
})

test('makes a table of 5 rows and 3 columns in an article with four clicks', async ({
  page,
  stack,
  desk,
}) => {
  const { id, draftId } = await desk.article({ published: false })
  await desk.open(id)
  const body = page.getByTestId('field-body')
  await body.getByRole('textbox').click()
  await body.getByTestId('insert-menu-button').click()
  await page.getByRole('menuitem', { name: 'Table' }).click()
  const grid = page.getByTestId('table-grid')
  await grid.getByLabel('Heading of column 1').click()
  const lines = ['Task,Hours,Saved', 'a,b,c', 'd,e,f', 'g,h,i', 'j,k,l', 'm,n,o'].map((line) =>
    line.split(','),
  )
  for (const [row, cells] of lines.entries()) {
    if (row > 0) await page.keyboard.press('Enter')
    for (const [column, cell] of cells.entries()) {
      const label = row === 0 ? `Heading of column ${column + 1}` : `${lines[0]?.[column]}, row ${row}`
      if (column > 0) await page.keyboard.press('Tab')
      await expect(grid.getByLabel(label)).toBeFocused()
      await page.keyboard.type(cell)
    }
  }
  const query = '*[_id == $draftId][0].body[_type == "dataTable"][0]{columns, "cells": rows[].cells}'
  const saved = () => stack.lakeClient.fetch(query, { draftId }, { perspective: 'raw' })
  await expect.poll(saved).toEqual({ columns: lines[0], cells: lines.slice(1) })
})
