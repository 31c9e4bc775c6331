import { defineQuery } from 'groq'
import { analyticsFragment } from '../../objects/analytics.groq.ts'
import { roiAssumptionsFragment } from '../../objects/roi-assumptions.groq.ts'

/** The settings of the whole site, or null if the document doesn't exist yet. */
export const siteSettingsQuery = defineQuery(/* groq */ `
  *[_type == "siteSettings"][0] {
    _id,
    "company": coalesce(company, ""),
    "contactEmail": coalesce(contactEmail, ""),
    "careersEmail": coalesce(careersEmail, ""),
    "privacyEmail": coalesce(privacyEmail, ""),
    "legalEmail": coalesce(legalEmail, ""),
    "phone": coalesce(phone, ""),
    "imprint": {
      "legalName": coalesce(legalName, ""),
      "registration": coalesce(registration, ""),
      "vatNumber": coalesce(vatNumber, ""),
      "address": coalesce(address, "")
    },
    "socialLinks": coalesce(socialLinks, [])[]{ _key, "label": coalesce(label, ""), "url": coalesce(url, "") },
    "logoService": coalesce(logoService, ""),
    "analytics": @${analyticsFragment},
    "figures": coalesce(figures, [])[]{ "key": coalesce(key, ""), "value": coalesce(value, 0), "unit": coalesce(unit, "number") }
  }
`)

/** The calculator's assumptions, which workbooks have too; null if Settings doesn't exist yet. */
export const calculatorQuery = defineQuery(/* groq */ `
  *[_type == "siteSettings"][0].calculator${roiAssumptionsFragment}
`)
