import 'server-only'
import { sealedCookie } from '@/security/sealed-cookie.ts'
import type { NewsletterFlash } from './newsletter-form.tsx'

/** Stores a form for the page that shows it again, for visitors without JavaScript. */
export const newsletterFlash = sealedCookie<NewsletterFlash>('newsletter-flash', 10)
