import type { InsightCard } from '../content-types.ts'

/** Related articles at the end of an article. */
export const relatedCount = 3

/** The first of some articles, each once, without the article itself, which has the given `translationGroup`. */
export function relatedInsights(translationGroup: string, insights: readonly InsightCard[]): InsightCard[] {
  const others = insights.filter((insight) => insight.translationGroup !== translationGroup)
  return [...new Map(others.map((insight) => [insight._id, insight])).values()].slice(0, relatedCount)
}
