import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allowKnownScripts } from './script-hashes.ts'

const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"
const setup = '(self.__next_f=self.__next_f||[]).push([0])'
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`
const inline = (script: string, attributes = '') => `<script${attributes}>${script}</script>`
/** The hashes in the policy of a page. */
const hashes = (html: string) => allowKnownScripts(policy, html, '/a?b').match(/'sha256-[\w+/=]+'/g) ?? []

const log = vi.spyOn(console, 'error')
beforeEach(() => {
  log.mockReset()
})
afterEach(() => {
  vi.clearAllMocks()
})

it('allows the scripts of Next.js, each once, in script-src alone', () => {
  const html = inline(setup) + inline(push('1:"a"\n')) + inline(setup, ' id="x"')
  // printf '(self.__next_f=self.__next_f||[]).push([0])' | openssl dgst -sha256 -binary | base64
  expect(allowKnownScripts(policy, html, '/')).toMatch(
    /^default-src 'self'; script-src 'self' 'sha256-OBTN3RiyCV4Bq7dFqZ5a2pAXjnCcCYeTJMO2I\/LYKeo=' 'sha256-[\w+/=]+'; style-src 'self' 'unsafe-inline'$/,
  )
  expect(log).not.toHaveBeenCalled()
})

it('allows pushed text as a template literal', () => {
  expect(hashes(inline(`self.__next_f.push([1,\`a "b" \\\` \\\${c} $d\`])`))).toHaveLength(1)
})

it('needs no permission for data and for scripts with a URL', () => {
  const html = `<script src="/a.js" async></script>${inline('{"a":1}', ' type="application/ld+json"')}`
  expect(hashes(html)).toEqual([])
  expect(log).not.toHaveBeenCalled()
})

it.each([
  ['another script', 'alert(1)'],
  ['a script that starts like a known one', `${push('a')};alert(1)`],
  ['a script that ends like a known one', `alert(1);${push('a')}`],
  ['code in the place of the text', 'self.__next_f.push([1,alert(1)])'],
  ['code behind the text', 'self.__next_f.push([1,"a"+alert(1)])'],
  ['code in a template literal', `self.__next_f.push([1,\`a \${alert(1)}\`])`],
  ['two texts', 'self.__next_f.push([1,"a"]),self.__next_f.push([1,"b"])'],
  ['a changed setup', `${setup};alert(1)`],
  ['a module', 'import("/a.js")', ' type="module"'],
  ['a script with a type of old', 'alert(1)', ' type="application/javascript"'],
  ['a script with an empty type', 'alert(1)', ' type=""'],
  ['an import map', '{"imports":{}}', ' type=importmap'],
  ['a script with a data attribute like a URL', 'alert(1)', ' data-a="b src=c"'],
  ['a script with a data attribute like data', 'alert(1)', " data-a=' type=application/json'"],
  ['a script with a sign in an attribute', 'alert(1)', ' data-a="<p>"'],
])('blocks %s and logs the page without its query', (_what, script, attributes = '') => {
  expect(hashes(inline(script, attributes))).toEqual([])
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/ on \/a: /))
})

it.each([
  `<SCRIPT\nid=x>alert(1)</SCRIPT >`,
  `<script type=module>alert(1)</script>`,
  `<script>alert(1)</script >`,
  `<script>alert(1)</script\n/>`,
  `<script/id=x>alert(1)</script>`,
  `<script>alert(1)`,
])('blocks and logs an unknown script whose tag is written in an unusual way: %j', (html) => {
  expect(hashes(html)).toEqual([])
  expect(log).toHaveBeenCalledOnce()
})

it('blocks a script within the content although Next.js writes such ones after it', () => {
  const injected = inline(push('1:["$","script",null,{"src":"/api/files/a.js"}]'))
  const page = (content: string) => `<main><p>${content}</p></main>${inline(setup)}${inline(push('0:[]'))}`
  expect(hashes(page(injected))).toEqual(hashes(page('Text.')))
  expect(hashes(page(`</main>${injected}`))).toEqual(hashes(page('Text.')))
  expect(hashes(page('Text.'))).toHaveLength(2)
  expect(log).toHaveBeenCalledTimes(2)
})
