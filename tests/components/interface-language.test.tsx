import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { caseStudyQuery } from '@tidewright/schemas/documents/case-study/case-study.groq.ts'
import { industryQuery } from '@tidewright/schemas/documents/industry/industry.groq.ts'
import { servicePackageQuery } from '@tidewright/schemas/documents/service-package/service-package.groq.ts'
import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { builtInMessages } from '../../web/content/messages/built-in-messages.gen.ts'
import { PackageHead } from '../../web/sections/page-heads/package-head.tsx'
import { CaseStudyView } from '../../web/views/case-study-view.tsx'
import { IndustryView } from '../../web/views/industry-view.tsx'
import { Section } from '../../web/views/sections-view.tsx'
import { replaceRequestConfig } from './messages.ts'
import { renderHtml } from './render.tsx'
import { samplePage } from './sample-page.ts'
import { queryDocument, querySections, starterContent } from './starter-content.ts'

const locale: LocaleId = 'fr'

/** Every interface text within marks, except what only joins others: `{label}: {value}`. */
function marked(messages: unknown): unknown {
  if (typeof messages === 'string')
    return /\p{L}/u.test(messages.replace(/\{\w+\}/g, '')) ? `⟦${messages}⟧` : messages
  return Object.fromEntries(Object.entries(Object(messages)).map(([key, value]) => [key, marked(value)]))
}

beforeEach(() =>
  replaceRequestConfig({ locale, timeZone: 'Europe/Paris', messages: marked(builtInMessages) }),
)

const { window } = new JSDOM()

/** The interface texts of a rendered part of a page in a language, each with the language that it has there. */
async function interfaceTexts(part: ReactNode, pageLanguage: string) {
  const html = await renderHtml(part)
  const page = window.document.createElement('div')
  page.lang = pageLanguage
  page.innerHTML = html
  const walker = window.document.createTreeWalker(page, window.NodeFilter.SHOW_TEXT)
  const texts: { text: string; language: string | null | undefined }[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const language = parentElement?.closest('[lang]')?.getAttribute('lang')
    if (textContent?.includes('⟦')) texts.push({ text: textContent, language })
  }
  return texts
}

it('interface texts in untranslated sections have the visitor’s language', async () => {
  const sections = await querySections([...starterContent, samplePage])
  const props = { locale, languageTag: 'en-GB', dataAttribute: () => undefined, notesInvented: true } as const
  const parts = sections.map((section) => <Section key={section._key} section={section} {...props} />)
  const texts = (await Promise.all(parts.map((part) => interfaceTexts(part, 'en-GB')))).flat()
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ language }) => language !== locale)).toEqual([])
})

it('interface texts in untranslated pages have the visitor’s language', async () => {
  const props = { locale, contentLocale: 'en-UK', dataAttribute: () => undefined } as const
  const [bought, study, industry] = await Promise.all([
    queryDocument('servicePackage', servicePackageQuery),
    queryDocument('caseStudy', caseStudyQuery),
    queryDocument('industry', industryQuery),
  ])
  for (const [part, pageLanguage] of [
    [<PackageHead key="p" servicePackage={bought} {...props} />, 'en-GB'],
    [<CaseStudyView key="c" document={study} {...props} />, locale],
    [<IndustryView key="i" document={industry} {...props} />, locale],
  ] as const) {
    const texts = await interfaceTexts(part, pageLanguage)
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.filter(({ language }) => language !== locale)).toEqual([])
  }
})
