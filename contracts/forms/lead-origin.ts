import { z } from 'zod'

/**
 * A value that was made by a page, cut rather than rejected: no origin may stop a request. PostgreSQL takes neither NUL
 * nor the half of a character that a cut may leave.
 */
const cut = (max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) =>
      typeof value === 'string'
        ? value.replaceAll('\0', '').slice(0, max).toWellFormed() || undefined
        : undefined,
    )

/** A path of the site, without its query, which may hold what a visitor typed. */
const path = cut(300).transform((value) => (value?.startsWith('/') ? value.split(/[?#]/)[0] : undefined))

/** The forms that make a lead: the short one and the long one. */
export type LeadFormName = 'consultation' | 'discovery-call'

/** The form that a page names; by default the short one. */
export function leadFormOf(value: unknown): LeadFormName {
  return value === 'discovery-call' ? value : 'consultation'
}

/** Where a lead came from. Names of `leads.origin` in the database. */
const originShape = {
  /** The path of the page with the form. */
  page: path,
  /** A `LeadFormName`. */
  form: cut(40),
  /** What opened the form, or `page` for a form on a page. */
  button: cut(80),
  // The rest needs the visitor's consent to analytics.
  utmSource: cut(100),
  utmMedium: cut(100),
  utmCampaign: cut(100),
  /** The page on another site that led here, without its query. */
  referrer: cut(300).transform((value) =>
    value && /^https?:\/\//.test(value) ? value.split(/[?#]/)[0] : undefined,
  ),
  /** The path of the first page of the visit. */
  landingPage: path,
}

export const leadOrigin = z
  .unknown()
  .optional()
  .transform((value) => {
    const known = z.object(originShape).safeParse(value)
    if (!known.success) return {}
    return Object.fromEntries(
      Object.entries(known.data).flatMap(([name, part]) => (part ? [[name, part] as const] : [])),
    )
  })

/** What a page sends; all of it optional. */
export type LeadOrigin = Partial<Record<keyof typeof originShape, string>>
