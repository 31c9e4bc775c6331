import { expect, it } from 'vitest'
import { withoutGone } from './never-published.ts'

const document = (_id: string, ...ids: string[]) => ({ _id, links: ids.map((_ref) => ({ _ref })) })

it('leaves out what is gone, and what would refer to it', () => {
  const documents = [
    document('deleted'),
    document('page', 'deleted'),
    document('menu', 'page'),
    document('faq'),
  ]
  expect(withoutGone(documents, new Set(['deleted', 'older']))).toEqual([document('faq')])
})
