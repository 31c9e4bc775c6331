import { expect, it } from 'vitest'
import { redirectSource, sourceProblem } from './redirect-source.ts'

it.each([
  ['/old-page', '/old-page'],
  ['/old-page/', '/old-page'],
  ['old-page', '/old-page'],
  [' //old//page/ ', '/old/page'],
  ['https://www.site.example/old-page/?a=1#b', '/old-page'],
  ['http://site.example/old-page', '/old-page'],
  ['WWW.Site.example/old-page', '/old-page'],
  ['/Default.aspx?id=3', '/Default.aspx'],
  ['/en-UK/old', '/old'],
  ['/en-uk/old', '/old'],
  ['/FR/Ancien', '/fr/Ancien'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/old page', '/old page'],
  ['/old%20page', '/old page'],
  ['/~anna/page(1).html', '/~anna/page(1).html'],
  ['https://site.example/old-shop/*', '/old-shop/*'],
  ['/FR/boutique/*/', '/fr/boutique/*'],
])('reads %j as %j, which the site can redirect', (text, path) => {
  expect(redirectSource(text, 'https://www.site.example')).toBe(path)
  expect(redirectSource(path, 'https://www.site.example')).toBe(path)
  expect(sourceProblem(path)).toBeNull()
})

it.each([
  ['https://other.example/old', 'another website'],
  ['', 'Enter the path'],
  ['https://www.site.example/', 'Enter the path'],
  ['/50%off', 'can’t contain'],
  ['/a%3Fb', 'can’t contain'],
  ['/a\\b', 'can’t contain'],
  ['/a/../b', 'can’t contain'],
  ['/*', 'before /*'],
  ['/fr/*', 'before /*'],
  ['/en-UK/*', 'before /*'],
  [`${'/a'.repeat(21)}/*`, 'at most 20'],
  ['/a\u200bb', 'can’t contain'],
])('rejects %j and says what to do', (text, problem) => {
  expect(sourceProblem(redirectSource(text, 'https://www.site.example'))).toContain(problem)
})
