import { expect, it } from 'vitest'
import { allowOnly, inlineScriptHashes } from './script-hashes.ts'

it('names the inline scripts that run, each once', () => {
  const html = `<script src="/a.js" async></script><script>alert(1)</script>
    <script type="application/ld+json">{"a":1}</script><SCRIPT id="x">alert(1)</SCRIPT><script type="module">x()</script>`
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(html)).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
  ])
})

it('takes everything up to the end tag, over lines', () => {
  expect(inlineScriptHashes('<script>a\\n</script>')).not.toEqual(inlineScriptHashes('<script>a</script>'))
})

it('puts the hashes in the place of the permission for all, in script-src alone', () => {
  const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"
  expect(allowOnly(policy, ["'sha256-a='", "'sha256-b='"])).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self' 'unsafe-inline'",
  )
})
