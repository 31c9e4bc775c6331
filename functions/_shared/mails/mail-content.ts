import { countFigures, formatFigures, interpolateFigures } from '@tidewright/contracts/figures.ts'
import { defaultLocale, isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { emailSettingsQuery } from '@tidewright/schemas/documents/newsletter-issue/newsletter-email.groq.ts'
import { z } from 'zod'
import { type ContentLake, queryLake } from '../deps.ts'
import builtIn from './built-in-copy.json' with { type: 'json' }
import builtInPlaybooks from './built-in-playbooks.json' with { type: 'json' }

const copyFields = z.object({
  subject: z.string().min(1),
  heading: z.string().min(1),
  text: z.string().nullish(),
  action: z.string().nullish(),
  closing: z.string().min(1),
  reason: z.string().nullish(),
  unsubscribe: z.string().nullish(),
  chooseLanguage: z.string().nullish(),
})
const brandFields = z.object({
  site: z.string().min(1),
  contactEmail: z.string().min(1),
  /** Days, the figure of Settings. */
  newsletterConfirmDays: z.number().catch(builtIn.brand.newsletterConfirmDays).transform(String),
})
const playbookFields = z.object({
  language: z.string().catch(defaultLocale),
  title: z.string().min(1),
  hook: z.string().min(1),
  pain: z.string().min(1),
  solution: z.string().min(1),
  features: z.array(z.object({ title: z.string().min(1), text: z.string().min(1) })).min(1),
})
const nullishText = z.string().nullish()

/** The result of `emailSettingsQuery`. */
export const emailSettings = z
  .object({
    company: nullishText,
    contactEmail: nullishText,
    careersEmail: nullishText,
    privacyEmail: nullishText,
    legalEmail: nullishText,
    phone: nullishText,
    figures: z.array(z.object({ key: z.string(), value: z.number(), unit: z.string() })),
    counts: z.record(z.enum(countFigures.map(({ key }) => key)), z.number()),
  })
  .nullable()

/** The texts of an email in one language. The template fills in `{name}` and others; `{site}` is the company. */
export type MailCopy = z.output<typeof copyFields>
type Brand = z.output<typeof brandFields>
type Playbook = z.output<typeof playbookFields>

/** Email texts, each loaded once per instance, that is per run of the outbox. */
export type MailContent = {
  /** As published; the built-in copy if none is, or if the content lake is down. @throws for an unknown kind. */
  copy(kind: string, locale: LocaleId): Promise<MailCopy>
  brand(): Promise<Brand>
  /**
   * As published with its figures, in English if it isn't translated. @throws when the content lake is down: the email
   * waits.
   */
  playbook(type: string, locale: LocaleId): Promise<Playbook>
}

const copyQuery =
  '*[_type == "emailText" && kind == $kind && language == $language][0]{subject, heading, text, action, closing, reason, unsubscribe, chooseLanguage}'
const brandQuery =
  '*[_type == "siteSettings"][0]{"site": company, contactEmail, "newsletterConfirmDays": figures[key == "newsletterConfirmDays"][0].value}'
const playbookQuery =
  '*[_type == "playbook" && kind == $kind && language in [$language, "en-UK"]] | order(select(language == $language => 0, 1))[0]{language, title, hook, pain, solution, features[]{title, text}}'

/** `whenDown` is `throw` for newsletters: the texts of a send are frozen, so they must be the published ones. */
export function createMailContent(
  lake: ContentLake,
  fetcher: typeof fetch,
  whenDown: 'built-in' | 'throw' = 'built-in',
): MailContent {
  const cache = new Map<string, Promise<unknown>>()
  const cached = async <Value>(key: string, schema: z.ZodType<Value>, load: () => Promise<unknown>) => {
    const value = cache.get(key) ?? load()
    cache.set(key, value)
    return schema.parse(await value)
  }
  const queryPublished = (query: string, params: Record<string, string>) =>
    lake ? queryLake(lake, fetcher, { query, params }) : Promise.resolve(null)
  const publishedOrBuiltIn = async (
    schema: z.ZodType,
    query: string,
    params: Record<string, string>,
    copy: unknown,
  ) => {
    const result = await queryPublished(query, params).catch((error: unknown) => {
      if (whenDown === 'throw') throw error
      return null
    })
    return schema.safeParse(result).success ? result : copy
  }
  return {
    copy: (kind, locale) =>
      cached(`copy ${kind} ${locale}`, copyFields, () =>
        publishedOrBuiltIn(copyFields, copyQuery, { kind, language: locale }, builtInCopy(kind, locale)),
      ),
    brand: () =>
      cached('brand', brandFields, () => publishedOrBuiltIn(brandFields, brandQuery, {}, builtIn.brand)),
    async playbook(type, locale) {
      const [playbook, settings] = await Promise.all([
        cached(`playbook ${type} ${locale}`, playbookFields, async () =>
          lake
            ? queryPublished(playbookQuery, { kind: type, language: locale })
            : ownProperty(builtInPlaybooks, type),
        ),
        cached('settings', emailSettings, () =>
          queryPublished(emailSettingsQuery, { language: defaultLocale }),
        ),
      ])
      const language = isLocaleId(playbook.language) ? playbook.language : defaultLocale
      return interpolateFigures(playbook, formatFigures(settings, localeOf(language).languageTag))
    },
  }
}

function builtInCopy(kind: string, locale: LocaleId): unknown {
  const languages = ownProperty(builtIn.copies, kind)
  return ownProperty(languages, locale) ?? ownProperty(languages, defaultLocale)
}

function ownProperty(value: unknown, key: string): unknown {
  return Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined
}
