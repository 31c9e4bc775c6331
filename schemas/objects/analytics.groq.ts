/**
 * The analytics services; a service without an id isn't used. Scripts and data have the services' own URLs unless
 * Settings has others: https://developers.google.com/tag-platform/security/guides/csp and
 * https://www.linkedin.com/help/lms/answer/a427660
 */
export const analyticsFragment = /* groq */ `{
  "webAnalytics": {
    "id": coalesce(webAnalytics.measurementId, ""),
    "scriptOrigin": coalesce(webAnalytics.scriptOrigin, "https://www.googletagmanager.com"),
    "collectOrigins": coalesce(
      webAnalytics.collectOrigins,
      ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"]
    )
  },
  "network": {
    "id": coalesce(professionalNetwork.partnerId, ""),
    "scriptOrigin": coalesce(professionalNetwork.scriptOrigin, "https://snap.licdn.com"),
    "collectOrigins": coalesce(professionalNetwork.collectOrigins, ["https://px.ads.linkedin.com"]),
    "conversions": {
      "leadForm": coalesce(professionalNetwork.leadForm, ""),
      "download": coalesce(professionalNetwork.download, ""),
      "assessment": coalesce(professionalNetwork.assessment, ""),
      "newsletter": coalesce(professionalNetwork.newsletter, "")
    }
  }
}`
