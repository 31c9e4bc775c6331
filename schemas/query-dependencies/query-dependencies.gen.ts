// Made by `npm run generate` from the queries and the schema; changes by hand are lost.
// Sources: df1f2ec67da8723a63d6cf514b4a86702cf8e038f2d990c5eea8a6ec80dce869
import { assessmentQuery } from '../documents/assessment/assessment.groq.ts'
import { countsQuery } from '../documents/counts.groq.ts'
import { insightFeedQuery } from '../documents/insight/insight-feed.groq.ts'
import { insightCardsQuery, insightCountQuery } from '../documents/insight/insight-list.groq.ts'
import { insightQuery } from '../documents/insight/insight.groq.ts'
import { leaderQuoteDomainsQuery } from '../documents/leader-quote/leader-quote-domains.groq.ts'
import { navigationQuery } from '../documents/navigation/navigation.groq.ts'
import { pageQuery } from '../documents/page/page.groq.ts'
import { playbooksQuery } from '../documents/playbook/playbook.groq.ts'
import { pageNamesQuery, prerenderedPathsQuery, publicPathCountQuery, publicPathsQuery } from '../documents/public-paths.groq.ts'
import { redirectQuery } from '../documents/redirect/redirect.groq.ts'
import { servicePackageQuery } from '../documents/service-package/service-package.groq.ts'
import { siteSettingsQuery } from '../documents/site-settings/site-settings.groq.ts'
import { starterGuideQuery } from '../documents/starter-guide/starter-guide.groq.ts'
import { uiStringsQuery } from '../documents/ui-strings/ui-strings.groq.ts'
import type { Read } from './derive-dependencies.ts'

/** The document types that each query reads: what its answer is cached under. Queries of any document are not among them. */
export const queryDependencies: ReadonlyMap<string, readonly Read[]> = new Map<string, readonly Read[]>([
  [
    assessmentQuery,
    [
      { type: 'assessment', languageParam: 'language' },
      { type: 'siteSettings' },
    ],
  ],
  [
    countsQuery,
    [
      { type: 'caseStudy', languageParam: 'language' },
      { type: 'industry', languageParam: 'language' },
      { type: 'insight', languageParam: 'language' },
      { type: 'jobRole', languageParam: 'language' },
      { type: 'retainerTier', languageParam: 'language' },
      { type: 'servicePackage', languageParam: 'language' },
      { type: 'teamMember', languageParam: 'language' },
    ],
  ],
  [
    insightFeedQuery,
    [
      { type: 'insight', languageParam: 'language' },
    ],
  ],
  [
    insightCardsQuery,
    [
      { type: 'insight' },
      { type: 'legalPage' },
      { type: 'page' },
      { type: 'servicePackage' },
      { type: 'translation.metadata' },
    ],
  ],
  [
    insightCountQuery,
    [
      { type: 'insight' },
      { type: 'legalPage' },
      { type: 'page' },
      { type: 'servicePackage' },
      { type: 'translation.metadata' },
    ],
  ],
  [
    insightQuery,
    [
      { type: 'insight' },
      { type: 'legalPage' },
      { type: 'page' },
      { type: 'servicePackage' },
      { type: 'teamMember' },
      { type: 'translation.metadata' },
    ],
  ],
  [
    leaderQuoteDomainsQuery,
    [
      { type: 'leaderQuote' },
    ],
  ],
  [
    navigationQuery,
    [
      { type: 'insight' },
      { type: 'legalPage' },
      { type: 'navigation', languageParam: 'language' },
      { type: 'page' },
      { type: 'servicePackage' },
    ],
  ],
  [
    pageQuery,
    [
      { type: 'assessment' },
      { type: 'caseStudy' },
      { type: 'faq' },
      { type: 'industry' },
      { type: 'industryPlaybook' },
      { type: 'insight' },
      { type: 'jobRole' },
      { type: 'leaderQuote' },
      { type: 'legalPage' },
      { type: 'page' },
      { type: 'retainerTier' },
      { type: 'servicePackage' },
      { type: 'siteSettings' },
      { type: 'teamMember' },
      { type: 'testimonial' },
      { type: 'translation.metadata' },
    ],
  ],
  [
    playbooksQuery,
    [
      { type: 'playbook' },
    ],
  ],
  [
    pageNamesQuery,
    [
      { type: 'legalPage' },
      { type: 'page' },
      { type: 'servicePackage' },
    ],
  ],
  [
    prerenderedPathsQuery,
    [
      { type: 'insight', languageParam: 'language' },
      { type: 'legalPage', languageParam: 'language' },
      { type: 'page', languageParam: 'language' },
      { type: 'servicePackage', languageParam: 'language' },
    ],
  ],
  [
    publicPathCountQuery,
    [
      { type: 'insight', languageParam: 'language' },
      { type: 'legalPage', languageParam: 'language' },
      { type: 'page', languageParam: 'language' },
      { type: 'servicePackage', languageParam: 'language' },
    ],
  ],
  [
    publicPathsQuery,
    [
      { type: 'insight', languageParam: 'language' },
      { type: 'legalPage', languageParam: 'language' },
      { type: 'page', languageParam: 'language' },
      { type: 'servicePackage', languageParam: 'language' },
      { type: 'translation.metadata' },
    ],
  ],
  [
    redirectQuery,
    [
      { type: 'insight' },
      { type: 'legalPage' },
      { type: 'page' },
      { type: 'redirect' },
      { type: 'servicePackage' },
    ],
  ],
  [
    servicePackageQuery,
    [
      { type: 'assessment' },
      { type: 'caseStudy' },
      { type: 'faq' },
      { type: 'industry' },
      { type: 'industryPlaybook' },
      { type: 'insight' },
      { type: 'jobRole' },
      { type: 'leaderQuote' },
      { type: 'legalPage' },
      { type: 'page' },
      { type: 'retainerTier' },
      { type: 'servicePackage' },
      { type: 'siteSettings' },
      { type: 'teamMember' },
      { type: 'testimonial' },
      { type: 'translation.metadata' },
    ],
  ],
  [
    siteSettingsQuery,
    [
      { type: 'siteSettings' },
    ],
  ],
  [
    starterGuideQuery,
    [
      { type: 'starterGuide', languageParam: 'language' },
    ],
  ],
  [
    uiStringsQuery,
    [
      { type: 'uiStrings', languageParam: 'language' },
    ],
  ],
])
