import { expect, it } from 'vitest'
import { expiredCookies } from './analytics-cookies.ts'

it('deletes the services’ cookies on the host and its parent domains, and no others', () => {
  expect(expiredCookies('_ga=1; session=2; _ga_TEST=3', 'www.tidewright.example')).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.tidewright.example',
    '_ga=; Max-Age=0; Path=/; Domain=tidewright.example',
    '_ga_TEST=; Max-Age=0; Path=/',
    '_ga_TEST=; Max-Age=0; Path=/; Domain=www.tidewright.example',
    '_ga_TEST=; Max-Age=0; Path=/; Domain=tidewright.example',
  ])
  expect(expiredCookies('li_fat_id=1; ga=2; my_ga=3', 'localhost')).toEqual(['li_fat_id=; Max-Age=0; Path=/'])
  expect(expiredCookies('', 'localhost')).toEqual([])
})
