import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { caseStudyQuery } from '@tidewright/schemas/documents/case-study/case-study.groq.ts'
import { industryQuery } from '@tidewright/schemas/documents/industry/industry.groq.ts'
import { servicePackageQuery } from '@tidewright/schemas/documents/service-package/service-package.groq.ts'
import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { builtInMessages } from '../../web/content/messages/built-in-messages.gen.ts'
import { PackageHead } from '../../web/sections/page-heads/package-head.tsx'
import { CaseStudyView } from '../../web/views/case-study-view.tsx'
import { IndustryView } from '../../web/views/industry-view.tsx'
import { Section } from '../../web/views/sections-view.tsx'
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

vi.mock('next-intl/config', () => ({
  default: async () => ({ locale, timeZone: 'Europe/Paris', messages: marked(builtInMessages) }),
}))
vi.mock('@/backend/cached-rows.ts', () => ({ readRows: async () => [] }))

/** The interface texts within English content that don't have the visitor's language. */
async function unmarked(content: ReactNode): Promise<string[]> {
  const html = await renderHtml(content)
  const { document, NodeFilter } = new JSDOM(`<div lang="en-GB">${html}</div>`).window
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const language = parentElement?.closest('[lang]')?.getAttribute('lang')
    if (textContent?.includes('⟦') && language !== locale) texts.push(textContent)
  }
  return texts
}

it('interface texts in untranslated sections have the visitor’s language', async () => {
  const sections = await querySections([...starterContent, samplePage])
  for (const section of sections) {
    const content = (
      <Section
        section={section}
        locale={locale}
        languageTag="en-GB"
        dataAttribute={() => undefined}
        notesInvented
      />
    )
    expect.soft(await unmarked(content), section._type).toEqual([])
  }
})

it('interface texts in untranslated pages have the visitor’s language', async () => {
  const props = { locale, contentLocale: 'en-UK', dataAttribute: () => undefined } as const
  const [bought, study, industry] = await Promise.all([
    queryDocument('servicePackage', servicePackageQuery),
    queryDocument('caseStudy', caseStudyQuery),
    queryDocument('industry', industryQuery),
  ])
  expect.soft(await unmarked(<PackageHead servicePackage={bought} {...props} />)).toEqual([])
  const notMarked = [
    ...(await unmarked(<CaseStudyView document={study} {...props} />)),
    ...(await unmarked(<IndustryView document={industry} {...props} />)),
  ]
  expect(notMarked).toEqual([])
})
