import { expect, it } from 'vitest'
import { redirectLocation } from './redirect-location.ts'

it.each([
  ['self.__next_f.push([1,"e:E{\\"digest\\":\\"NEXT_REDIRECT;replace;/moved;308;\\"}"])', '/moved'],
  ['NEXT_REDIRECT;replace;https://elsewhere.example/a?b=1;307;', 'https://elsewhere.example/a?b=1'],
  ['<p>An ordinary page</p>', null],
  ['NEXT_REDIRECT;replace;//evil.example;308;', null],
  ['NEXT_REDIRECT;replace;javascript:alert(1);308;', null],
])('reads from %j that it leads to %j', (html, address) => {
  expect(redirectLocation(html)).toBe(address)
})
