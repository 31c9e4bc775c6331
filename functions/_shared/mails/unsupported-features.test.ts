import { expect, it } from 'vitest'
import { unsupportedFeatures } from './unsupported-features.ts'

it.each([
  ['<div style="display:flex">', 'css-display-flex'],
  ['<div style="display: inline-grid">', 'css-display-grid'],
  ['<td style="color:#000;position:absolute">', 'css-position'],
  ['<td style="color:var(--ink)">', 'css-variables'],
  ['<style>.a{background-image:url(x.png)}</style>', 'css-background-image'],
  ['<style>@import "x.css"</style>', 'css-at-import'],
  ['<td style="padding:1.5rem">', 'css-unit-rem'],
  ['<img srcset="x 2x">', 'html-srcset'],
  ['<svg viewBox="0 0 1 1">', 'html-svg'],
  ['<main>', 'html-semantics'],
])('finds %s', (html, page) => {
  expect(unsupportedFeatures(html).join()).toContain(`https://www.caniemail.com/features/${page}/`)
})

it('accepts tables, inline styles, and words that only look like styles', () => {
  const html = `<table role="presentation"><tr><td style="margin:0;padding:4px;border-radius:4px;background:#fff;color:#000">
    Our grid: position, flex and 3 gaps</td></tr></table>`
  expect(unsupportedFeatures(html)).toEqual([])
})
