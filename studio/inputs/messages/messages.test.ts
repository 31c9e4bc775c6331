// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { renderHook } from '../../ui/render-hook.ts'
import { type Entry, isMissing, matchesRow, messageRows, useRowOrder } from './messages.ts'

const entry = (key: string, value: string) => ({ _key: key, key, value })
const english = [entry('common.back', 'Back'), entry('common.next', 'Next'), entry('menu.open', 'Open menu')]

it('lists missing messages first, then the others in English order', () => {
  const rows = messageRows([entry('common.back', 'Retour'), entry('menu.open', ' ')], english)
  expect(rows.map(({ key }) => key)).toEqual(['common.next', 'menu.open', 'common.back'])
  expect(rows.map(isMissing)).toEqual([true, true, false])
  expect(rows[2]).toMatchObject({ source: 'Back', entry: { value: 'Retour' } })
})

it('doesn’t move rows while they are filled in or somebody edits the English', async () => {
  type Props = { own: Entry[]; source: Entry[] | null }
  const loading: Props = { own: [entry('common.back', 'Retour')], source: null }
  const { rendered, render, result } = renderHook(
    ({ own, source }: Props) => useRowOrder(own, source),
    loading,
  )
  await rendered
  const own = [entry('common.back', 'Retour'), entry('common.next', '')]
  await render({ own, source: english })
  const keys = ['common.next', 'menu.open', 'common.back']
  expect(result().map(({ key }) => key)).toEqual(keys)
  const filled = [entry('common.back', 'Retour'), entry('common.next', 'Suivant')]
  const edited = english.map((message) => ({ ...message, value: `${message.value}!` }))
  await render({ own: filled, source: edited })
  expect(result().map(({ key }) => key)).toEqual(keys)
  expect(result()[0]).toMatchObject({ source: 'Next!', entry: { value: 'Suivant' } })
})

it('keeps messages that English no longer has', () => {
  const rows = messageRows([entry('old.word', 'Vieux')], english)
  expect(rows.at(-1)?.key).toBe('old.word')
})

it('matches key, source and text', () => {
  const [row] = messageRows([entry('common.back', 'Retour')], [entry('common.back', 'Back')])
  if (!row) throw new Error('There is no row.')
  for (const wanted of ['common', 'BACK', 'retour common', '']) expect(matchesRow(row, wanted)).toBe(true)
  expect(matchesRow(row, 'next')).toBe(false)
})
