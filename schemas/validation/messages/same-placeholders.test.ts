import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { fetchFigureKeys } from '../figures/placeholder-exists.ts'
import { placeholderProblem as problem, samePlaceholders } from './same-placeholders.ts'

it('names the placeholders that a translation lost or made up', () => {
  expect(problem('Desde {precio}', 'From {price}')).toBe(
    '{price} is missing; {precio} isn’t in the English text, so the site can’t fill it in.',
  )
  expect(
    problem('En {seconds} segundos', '{seconds, plural, one {In # second} other {In # seconds}}'),
  ).toBeNull()
  expect(problem('', 'From {price}')).toBeNull()
})

it('rejects a number for what is a text in English', () => {
  expect(problem('{date, number}', 'Updated {date}')).toContain('{date} as text')
  expect(problem('{date, plural, one {#} other {#}}', 'Updated {date}')).toContain('{date} as text')
  expect(problem('{n, plural, one {#} other {#}}', '{n, plural, one {#} other {#}}')).toBeNull()
})

it('blames the English text if it is the one that can’t be shown', () => {
  expect(problem('Desde', 'From {price')).toContain('The English text')
})

it('compares texts in a release with what the release publishes', async () => {
  const inRelease = '{days} days'
  const fetch = async (query: string, _params: unknown, { perspective }: { perspective: unknown }) => {
    if (query.includes('siteSettings')) return Array.isArray(perspective) ? ['newFigure'] : []
    return [{ key: 'a', value: Array.isArray(perspective) ? inRelease : '{hours} hours' }]
  }
  const contextOf = (_id: string) => {
    const context: unknown = { document: { _id, language: 'fr' }, getClient: () => ({ fetch }) }
    return context as ValidationContext // what the rules use
  }
  const entries = [{ _key: 'k', key: 'a', value: '{days} jours' }]
  expect(await samePlaceholders(entries, contextOf('versions.r1.ui-fr'))).toBe(true)
  expect(await samePlaceholders(entries, contextOf('drafts.ui-fr'))).not.toBe(true)
  expect(await fetchFigureKeys(contextOf('versions.r1.page'))).toContain('newFigure')
  expect(await fetchFigureKeys(contextOf('drafts.page'))).not.toContain('newFigure')
})
