import type { PreviewConfig } from 'sanity'
import { afterEach, expect, it } from 'vitest'
import { keepFigures, withFilledPreview } from './filled-previews.ts'

afterEach(() => keepFigures(null))

function prepareOf(preview: PreviewConfig, name = 'section') {
  const type = withFilledPreview({ name, type: 'object', fields: [], preview })
  return (item: Record<string, string>) => type.preview.prepare?.(item)
}

it('fills figures into the titles of previews, whether a type prepares them or not', () => {
  const plain = prepareOf({ select: { title: 'heading' } })
  const prepared = prepareOf({
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: title }),
  })
  expect(plain({ title: 'In {roiDays} days' })).toMatchObject({ title: 'In {roiDays} days' })
  keepFigures({ figures: [{ key: 'roiDays', value: 30, unit: 'number' }] })
  expect(plain({ title: 'In {roiDays} days', media: 'icon' })).toMatchObject({
    title: 'In 30 days',
    media: 'icon',
  })
  expect(prepared({ title: '{roiDays}' })).toMatchObject({ title: '30', subtitle: '30' })
})

it('leaves the title of a figure itself as it is', () => {
  keepFigures({ figures: [{ key: 'roiDays', value: 30, unit: 'number' }] })
  expect(
    prepareOf({ select: { title: 'key' }, prepare: () => ({ title: '{roiDays}' }) }, 'figure')({}),
  ).toEqual({
    title: '{roiDays}',
  })
})
