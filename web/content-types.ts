/*
 * The site's names for the content types. Each comes from the generated type of the query that loads it.
 */
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { RoutableType } from '@tidewright/contracts/public-path.ts'
import type {
  AssessmentQueryResult,
  CaseStudyQueryResult,
  CategoriesQueryResult,
  CategoryQueryResult,
  IndustryQueryResult,
  InsightCardsQueryResult,
  InsightFeedQueryResult,
  InsightQueryResult,
  NavigationQueryResult,
  NewsletterIssueQueryResult,
  NewsletterIssuesQueryResult,
  PageQueryResult,
  PlaybookCoversQueryResult,
  PlaybooksQueryResult,
  PublicPathsQueryResult,
  RedirectQueryResult,
  ServicePackageQueryResult,
  SiteSettingsQueryResult,
  StarterGuideQueryResult,
  TeamMemberQueryResult,
  WebinarQueryResult,
} from '@tidewright/schemas/sanity.types.ts'

/** A page or a legal page. */
export type Page = WithLists<NonNullable<PageQueryResult>>
export type ServicePackage = WithLists<NonNullable<ServicePackageQueryResult>>
export type Insight = WithCategory<NonNullable<InsightQueryResult>> & { others: InsightCard[] }
/** A category with a page of its articles, and the path of the list of all articles. */
export type Category = NonNullable<CategoryQueryResult> & {
  insights: InsightCard[]
  listPages: ListPages
  allPath: string | null
}
/** The category of an article. One without a slug has no page. */
export type ArticleCategory = CategoriesQueryResult[number]
export type WithCategory<Article> = Omit<Article, 'category' | 'type'> & { category: ArticleCategory | null }
export type CaseStudy = NonNullable<CaseStudyQueryResult>
export type Industry = NonNullable<IndustryQueryResult>
/** A member of the team with their articles, and the path of the list of all articles. */
export type TeamMember = NonNullable<TeamMemberQueryResult> & {
  insights: InsightCard[]
  allPath: string | null
}
/** A webinar with a page. */
export type Webinar = NonNullable<WebinarQueryResult>
export type NewsletterIssue = NonNullable<NewsletterIssueQueryResult> & { others: IssueCard[] }
/** An issue of the newsletter in a list. */
export type IssueCard = NewsletterIssuesQueryResult[number]
/** The document of each routable type. */
type RoutableDocuments = Complete<{
  page: Page
  legalPage: Page
  servicePackage: ServicePackage
  insight: Insight
  category: Category
  caseStudy: CaseStudy
  industry: Industry
  teamMember: TeamMember
  webinar: Webinar
  newsletterIssue: NewsletterIssue
}>
/** A type error if a routable type is missing. */
type Complete<Documents extends Record<RoutableType, { _type: RoutableType }>> = Documents
export type DocumentOf<Type extends RoutableType> = RoutableDocuments[Type & keyof RoutableDocuments]
export type RoutableDocument = RoutableDocuments[keyof RoutableDocuments]

/** The parameters of the query that finds a document. */
export type DocumentParams = { language: LocaleId; slug: string }

/** A page's path and metadata, without its content. */
export type PageEntry = PublicPathsQueryResult[number] & { language: LocaleId }
export type FeedItem = Omit<InsightFeedQueryResult[number], 'category'> & { category?: string }
/** The header and footer of a language. */
export type Navigation = NonNullable<NavigationQueryResult>
export type Assessment = NonNullable<AssessmentQueryResult>
export type Redirect = NonNullable<RedirectQueryResult>
export type StarterGuide = NonNullable<StarterGuideQueryResult>
/** A weekly playbook, for visitors with its access code. */
export type Playbook = PlaybooksQueryResult[number]
/** What everyone sees of a weekly playbook. */
export type PlaybookCover = PlaybookCoversQueryResult[number]
export type SiteSettings = NonNullable<SiteSettingsQueryResult>
/** The company's legal details and profiles. */
export type CompanyImprint = Pick<SiteSettings, 'imprint' | 'socialLinks'>
/** The analytics services: ids, script origins and data origins. */
export type AnalyticsSettings = SiteSettings['analytics']

/** The slug of a document in each of its languages. */
export type Slugs = Partial<Record<LocaleId, string>>

/** A section as queried. */
export type QueriedSection = NonNullable<PageQueryResult>['sections'][number]
type WithLists<Document> = Omit<Document, 'sections'> & { sections: PageSection[] }

/** A section as shown: lists include their articles. */
export type PageSection =
  | Exclude<QueriedSection, { _type: 'insightList' }>
  | (Extract<QueriedSection, { _type: 'insightList' }> & ListedInsights)
export type SectionType = PageSection['_type']
export type SectionOf<Type extends SectionType> = Extract<PageSection, { _type: Type }>
/** An article in a list. */
export type InsightCard = WithCategory<InsightCardsQueryResult[number]>
/** The current page of a list, the number of pages, and the public path of the first. */
export type ListPages = { number: number; count: number; path: string }
export type ListedInsights = {
  insights: InsightCard[]
  /** Null for a list with a single page. */
  listPages: ListPages | null
  /** The path of the list with more articles, if there are more; null if there is no such page. */
  allPath: string | null
}
/** A package in a list. */
export type PackageCard = SectionOf<'packageList'>['packages'][number]
/** A case study in a list. */
export type CaseStudyCard = SectionOf<'caseStudyList'>['caseStudies'][number]
/** A button: a label and its link. */
export type Action = SectionOf<'closingCta'>['actions'][number]
export type Link = Redirect['to']
export type Picture = NonNullable<Insight['picture']>
export type RichText = Insight['body']
/** A block between the paragraphs of a rich text. */
export type RichTextBlock<Type extends RichText[number]['_type']> = Extract<RichText[number], { _type: Type }>

/** The `data-sanity` attribute of a field, for click-to-edit; undefined outside the preview. */
export type DataAttribute = (field: string) => string | undefined

/** The props of every section component. */
export type SectionProps<Type extends SectionType> = {
  section: SectionOf<Type>
  /** The reader's locale, for links and interface messages. */
  locale: LocaleId
  /** The BCP 47 tag of the content: en-GB if a translation is missing. */
  languageTag: string
  dataAttribute: DataAttribute
  /** True in the first section of the page with fictional people or companies, which says so before it shows them. */
  notesInvented: boolean
}

/** A figure from Settings, as a number and as formatted text. */
type FormattedFigure = { value: number; formatted: string }

/** The company's facts from Settings, in one language. */
export type CompanyFacts = Pick<SiteSettings, 'phone'> & {
  name: string
  email: string
  legalName: string
  vatNumber: string
  /** Profiles on other networks. */
  profiles: string[]
  /** The average rating and the number of reviews; null if Settings lacks one. */
  rating: FormattedFigure | null
  reviews: FormattedFigure | null
  /** Amounts in euros by the key of their figure. */
  amounts: ReadonlyMap<string, number>
}
