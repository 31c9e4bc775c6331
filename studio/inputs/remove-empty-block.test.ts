// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { renderHook } from '../ui/render-hook.ts'
import { useRemoveEmptyBlock } from './remove-empty-block.ts'

/** Opens and closes the dialog of a block. @returns whether the block was removed. */
async function removes(value: object, schemaType = {}): Promise<boolean> {
  const onRemove = vi.fn()
  const block = (open: boolean) => ({ open, schemaType, readValue: () => value, onRemove })
  // `renderHook` is for hooks with a result.
  const { rendered, render, unmount } = renderHook((options: ReturnType<typeof block>) => {
    useRemoveEmptyBlock(options)
    return true
  }, block(false))
  await rendered
  await render(block(true))
  expect(onRemove).not.toHaveBeenCalled()
  await render(block(false))
  await render(block(false))
  await unmount()
  return onRemove.mock.calls.length === 1
}

it.each([
  { _type: 'callout', _key: 'a' },
  { _type: 'pullQuote', _key: 'a', text: ' ' },
  { _type: 'captionedPicture', _key: 'a', picture: { _type: 'picture', decorative: false } },
  {
    _type: 'dataTable',
    _key: 'a',
    rowHeadings: true,
    rows: [{ _key: 'b', _type: 'tableRow', cells: ['', ''] }],
  },
])('removes an empty $_type that is closed', async (value) => {
  expect(await removes(value)).toBe(true)
})

it.each([
  { _type: 'callout', _key: 'a', title: 'Note' },
  { _type: 'captionedPicture', _key: 'a', picture: { asset: { _type: 'reference', _ref: 'image-1' } } },
  { _type: 'captionedPicture', _key: 'a', picture: { _upload: { progress: 1 } } },
  { _type: 'dataTable', _key: 'a', rowHeadings: true, columns: ['Task'] },
])('keeps a $_type with content', async (value) => {
  expect(await removes(value)).toBe(false)
})

it('removes a link or item that has only its initial values, or those it has when unset', async () => {
  const link = { fields: [{ name: 'kind', type: { options: { whenUnset: 'page' } } }] }
  const picture = { fields: [{ name: 'side', type: { initialValue: 'right' } }] }
  expect(await removes({ _type: 'picture', _key: 'a', side: 'right' }, picture)).toBe(true)
  expect(await removes({ _type: 'link', _key: 'a', kind: 'page' }, link)).toBe(true)
  expect(await removes({ _type: 'link', _key: 'a', kind: 'dialog' }, link)).toBe(false)
  expect(await removes({ _type: 'link', _key: 'a', kind: 'page', target: { _ref: 'page-a' } }, link)).toBe(
    false,
  )
})
