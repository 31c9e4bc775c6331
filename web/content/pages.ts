import 'server-only'
import { addressesQuery, pageQuery } from '@tidewright/schemas/documents/page.groq.ts'
import { servicePackageQuery } from '@tidewright/schemas/documents/service-package.groq.ts'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import type {
  AddressesQueryResult,
  PageQueryResult,
  ServicePackageQueryResult,
} from '@tidewright/schemas/sanity.types.ts'
import { type Found, findByAddress } from './addressed.ts'
import { ask } from './door.ts'
import { onceEach } from './insights.ts'
import { figuresFiller } from './settings.ts'
import { typeTag } from './tags.ts'

type Page = NonNullable<PageQueryResult>
type ServicePackage = NonNullable<ServicePackageQueryResult>
type Section = Page['sections'][number]

/** Every type of document that a page is made of: a change of any of them makes pages anew. */
const tags = [
  'page',
  'legalPage',
  'servicePackage',
  'retainerTier',
  'industry',
  'industryPlaybook',
  'caseStudy',
  'testimonial',
  'leaderQuote',
  'teamMember',
  'insight',
  'jobRole',
  'faq',
  'siteSettings',
  'translation.metadata',
].map((type) => typeTag(type))

/** The page or legal page of a slug in a locale, see `findByAddress`; the slug of the home page is `/`. */
export function getPage(locale: LocaleId, slug: string): Promise<Found<Page>> {
  return findByAddress(locale, slug, async (language, asked) => {
    const page = await ask(pageQuery, {
      params: { language, slug: asked, languages: [locale, defaultLocale] },
      tags,
    })
    return page && finish(page, language, locale)
  })
}

/** The service package of a slug in a locale, with its page. */
export function getServicePackage(locale: LocaleId, slug: string): Promise<Found<ServicePackage>> {
  return findByAddress(locale, slug, async (language, asked) => {
    const found = await ask(servicePackageQuery, {
      params: { language, slug: asked, languages: [locale, defaultLocale] },
      tags,
    })
    return found && finish(found, language, locale)
  })
}

async function finish<Document extends { sections: Section[] }>(
  document: Document,
  language: LocaleId,
  locale: LocaleId,
): Promise<Document> {
  const sections = document.sections.map((section) =>
    section._type === 'insightList' ? { ...section, insights: onceEach(section.insights, locale) } : section,
  )
  return (await figuresFiller(language))({ ...document, sections })
}

export type Address = AddressesQueryResult[number] & { language: LocaleId }

/** The address of every page, legal page, package and article, for prerendering and the sitemap. */
export async function listAddresses(): Promise<Address[]> {
  const found = await ask(addressesQuery, {
    tags: [
      ...['page', 'legalPage', 'servicePackage', 'insight', 'translation.metadata'].map((type) =>
        typeTag(type),
      ),
    ],
    preview: false,
  })
  return found.filter((address): address is Address => isLocaleId(address.language))
}
