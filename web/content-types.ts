/*
 * What the content lake holds, by the names that the rooms of the site give it. Each comes from the generated type of the
 * query that loads it; nothing is declared twice.
 */
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { RoutableType } from '@tidewright/schemas/public-path.ts'
import type {
  AssessmentQueryResult,
  InsightCardsQueryResult,
  InsightFeedQueryResult,
  InsightQueryResult,
  NavigationQueryResult,
  PageQueryResult,
  PlaybooksQueryResult,
  PublicPathsQueryResult,
  RedirectQueryResult,
  ServicePackageQueryResult,
  SiteSettingsQueryResult,
  StarterGuideQueryResult,
} from '@tidewright/schemas/sanity.types.ts'
import type { ReactNode } from 'react'

/** A page or a legal page. */
export type Page = WithLists<NonNullable<PageQueryResult>>
export type ServicePackage = WithLists<NonNullable<ServicePackageQueryResult>>
export type Insight = NonNullable<InsightQueryResult> & { others: InsightCard[] }
/** The document of each type that has a page of its own. */
type RoutableDocuments = Complete<{
  page: Page
  legalPage: Page
  servicePackage: ServicePackage
  insight: Insight
}>
/** Does not compile while a routable type is missing. */
type Complete<Documents extends Record<RoutableType, { _type: RoutableType }>> = Documents
export type DocumentOf<Type extends RoutableType> = RoutableDocuments[Type & keyof RoutableDocuments]
export type RoutableDocument = RoutableDocuments[keyof RoutableDocuments]

/** What is known of every page without loading it. */
export type PageEntry = PublicPathsQueryResult[number] & { language: LocaleId }
export type FeedItem = InsightFeedQueryResult[number]
/** Header and footer of a language. */
export type Navigation = NonNullable<NavigationQueryResult>
export type Assessment = NonNullable<AssessmentQueryResult>
export type Redirect = NonNullable<RedirectQueryResult>
export type StarterGuide = NonNullable<StarterGuideQueryResult>
/** A weekly playbook, for who has its code. */
export type Playbook = PlaybooksQueryResult[number]
export type SiteSettings = NonNullable<SiteSettingsQueryResult>
/** Who stands behind the site by law, and where else it is found. */
export type CompanyImprint = Pick<SiteSettings, 'imprint' | 'socialLinks'>
/** Whom events are sent to: ids, the origins of scripts, and of what those send to. */
export type AnalyticsSettings = SiteSettings['analytics']

/** The slugs under which a document lives, one a language that has it. */
export type Slugs = Partial<Record<LocaleId, string>>

/** A section as a query gives it. */
export type QueriedSection = NonNullable<PageQueryResult>['sections'][number]
type WithLists<Document> = Omit<Document, 'sections'> & { sections: PageSection[] }

/** A section as a page shows it: lists with their articles. */
export type PageSection =
  | Exclude<QueriedSection, { _type: 'insightList' }>
  | (Extract<QueriedSection, { _type: 'insightList' }> & ListedInsights)
export type SectionType = PageSection['_type']
export type SectionOf<Type extends SectionType> = Extract<PageSection, { _type: Type }>
/** An article as lists show it. */
export type InsightCard = InsightCardsQueryResult[number]
export type ListedInsights = {
  insights: InsightCard[]
  /** Which page of the list it is, of how many, and the public path of the first; null for a list that has one page alone. */
  listPages: { number: number; count: number; path: string } | null
  /** Where the others are found, when there are more; null where no page lists them. */
  allPath: string | null
}
/** A package as lists show it. */
export type PackageCard = SectionOf<'packageList'>['packages'][number]
/** A customer's story as lists show it. */
export type CaseStudyCard = SectionOf<'caseStudyList'>['caseStudies'][number]
/** A button: a label and its link. */
export type Action = SectionOf<'closingCta'>['actions'][number]
export type Link = Redirect['to']
export type Picture = NonNullable<Insight['picture']>
export type RichText = Insight['body']

/** `data-sanity` of a field, for click-to-edit; undefined outside the preview. */
export type DataAttribute = (field: string) => string | undefined

/** What every section component is given. */
export type SectionProps<Type extends SectionType> = {
  section: SectionOf<Type>
  /** The reader's locale, for links and for the interface's own messages. */
  locale: LocaleId
  /** BCP 47 tag of the language that the content is in: en-GB where a translation is missing. */
  languageTag: string
  dataAttribute: DataAttribute
}

/** The section types in which a visitor operates something: features/ has their components, sections/ all others. */
export type InteractiveSectionType =
  | 'assessmentSection'
  | 'bookCall'
  | 'downloadList'
  | 'guideList'
  | 'newsletter'
  | 'roiCalculator'
  | 'webinarList'

/** A component for each of these section types; one that is missing does not compile. */
export type SectionComponents<Types extends SectionType> = {
  [Type in Types]: (props: SectionProps<Type>) => ReactNode | Promise<ReactNode>
}

/** A figure of the settings, and as the page writes it. */
type FormattedFigure = { value: number; formatted: string }

/** What the settings say of the company, read for one language. */
export type CompanyFacts = Pick<SiteSettings, 'phone'> & {
  name: string
  email: string
  legalName: string
  vatNumber: string
  /** Where else it is found. */
  profiles: string[]
  /** The average rating and how many reviews it is from; null where the settings lack one. */
  rating: FormattedFigure | null
  reviews: FormattedFigure | null
  /** Amounts in euro by the key of their figure. */
  amounts: ReadonlyMap<string, number>
}
