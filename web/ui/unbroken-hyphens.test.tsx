import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnbrokenHyphens } from './unbroken-hyphens.tsx'

it.each([
  ['Retail & E-commerce', 'Retail &amp; <span class="whitespace-nowrap">E-c</span>ommerce'],
  ['e-mail', '<span class="whitespace-nowrap">e-m</span>ail'],
  ['AI-projecten', '<span class="whitespace-nowrap">AI-p</span>rojecten'],
  ['back-office', 'back-office'],
  ['Q80e-title', 'Q80e-title'],
  ['Services', 'Services'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<UnbrokenHyphens text={text} />)).toBe(html)
})
