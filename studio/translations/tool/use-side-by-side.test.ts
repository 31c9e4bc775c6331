// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { renderHook } from '../../ui/render-hook.ts'
import { sideBySide } from '../side-by-side-rows.ts'
import { useVisibleRows } from './use-side-by-side.ts'

const source = {
  _id: 'faq-a',
  _type: 'faq',
  question: 'How long does it take?',
  answer: 'It takes two weeks.',
}
const rowsOf = (question: string, answer: string) =>
  sideBySide({ source, translation: { ...source, question, answer }, record: null, locale: 'es' }).rows

it('keeps reviewed rows visible until all rows are shown', async () => {
  const { rendered, render, result } = renderHook(
    ({ rows, onlyReview }: { rows: ReturnType<typeof rowsOf>; onlyReview: boolean }) =>
      useVisibleRows(rows, onlyReview),
    { rows: rowsOf('How long does it take?', 'Tarda dos semanas.'), onlyReview: true },
  )
  await rendered
  const paths = () => result().map(({ path }) => path)
  expect(paths()).toEqual(['question'])
  await render({ rows: rowsOf('¿Cuánto tarda?', 'Tarda dos semanas.'), onlyReview: true })
  expect(paths()).toEqual(['question'])
  await render({ rows: rowsOf('¿Cuánto tarda?', ''), onlyReview: true })
  expect(paths()).toEqual(['question', 'answer'])
  await render({ rows: rowsOf('¿Cuánto tarda?', ''), onlyReview: false })
  await render({ rows: rowsOf('¿Cuánto tarda?', ''), onlyReview: true })
  expect(paths()).toEqual(['answer'])
})
