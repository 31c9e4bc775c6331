import type { EmailKind } from '@tidewright/contracts/email-placeholders.ts'
import { interpolate } from '@tidewright/contracts/figures.ts'
import { defaultLocale, isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { MailSettings } from '../deps.ts'
import { type LinkSettings, type MailLinks, mailLinks } from './links.ts'
import type { MailContent, MailCopy } from './mail-content.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import type { Mail } from './send-mail.ts'
import {
  leadDigest,
  leadNotification,
  newsletterNotSent,
  newsletterPaused,
  newsletterReminder,
} from './team-mails.ts'
import type { Block, MailBody, TeamTemplate, VisitorTemplate } from './template.ts'
import {
  leadConfirmation,
  newsletterConfirmation,
  newsletterWelcome,
  playbook,
  unsubscribeNotice,
} from './visitor-mails.ts'

/** One template per kind of email. The database's triggers and functions write the kinds to the outbox. */
const renderers = {
  'lead-digest': toTeam('lead-digest', leadDigest),
  'lead-notification': toTeam('lead-notification', leadNotification),
  'lead-confirmation': toVisitor('lead-confirmation', leadConfirmation),
  'newsletter-confirmation': toVisitor('newsletter-confirmation', newsletterConfirmation),
  'newsletter-not-sent': toTeam('newsletter-not-sent', newsletterNotSent),
  'newsletter-paused': toTeam('newsletter-paused', newsletterPaused),
  'newsletter-reminder': toTeam('newsletter-reminder', newsletterReminder),
  'newsletter-welcome': toVisitor('newsletter-welcome', newsletterWelcome),
  playbook: toVisitor('playbook', playbook),
  'unsubscribe-notice': toVisitor('unsubscribe-notice', unsubscribeNotice),
} satisfies Record<Exclude<EmailKind, 'newsletter-issue'>, Renderer>

export const mailKinds = Object.keys(renderers)

/** An email in the outbox. */
export type QueuedMail = { kind: string; payload: unknown; queuedAt: Date }

export type RenderContext = { settings: MailSettings; links: LinkSettings; content: MailContent }

type Renderer = (payload: unknown, queuedAt: Date, context: RenderContext) => Promise<Mail>

/**
 * Renders an email of the outbox, with the same result as long as its texts are the same. @throws when the kind is
 * unknown, the payload doesn't match the template, or the content lake is needed and down.
 */
export async function renderMail(mail: QueuedMail, context: RenderContext): Promise<Mail> {
  const renderer = Object.entries(renderers).find(([kind]) => kind === mail.kind)?.[1]
  if (!renderer) throw new Error(`There is no email template for the kind "${mail.kind}".`)
  return renderer(mail.payload, mail.queuedAt, context)
}

function toTeam<Payload>(kind: string, template: TeamTemplate<Payload>): Renderer {
  return async (row, _queuedAt, { settings, content }) => {
    const payload = template.payload.parse(row)
    const copy = await content.copy(kind, defaultLocale)
    const values = { ...(await content.brand()), ...template.values(payload) }
    const mail = compose(copy, values, defaultLocale, template.blocks(payload))
    const subject = `${template.subjectPrefix(payload)}${mail.subject}`
    return { ...mail, subject, to: settings.leadsTo, replyTo: template.replyTo(payload) }
  }
}

function toVisitor<Payload extends { email: string; locale?: string | null }>(
  kind: string,
  template: VisitorTemplate<Payload>,
): Renderer {
  return async (row, queuedAt, { settings, links: linkSettings, content }) => {
    const payload = template.payload.parse(row)
    const locale = isLocaleId(payload.locale) ? payload.locale : defaultLocale
    const links = await mailLinks(payload.email, locale, queuedAt, linkSettings)
    const copy = await content.copy(kind, locale)
    const custom = await template.blocks(payload, { copy, links, content, locale })
    const values = { ...(await content.brand()), ...custom.values, ...template.values(payload) }
    const mail = compose(copy, values, locale, custom.blocks, links)
    return { ...mail, to: payload.email, replyTo: settings.leadsTo, headers: links.headers }
  }
}

function compose(
  copy: MailCopy,
  values: Record<string, string>,
  locale: LocaleId,
  blocks: Block[],
  links?: MailLinks,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const filled = new Map(Object.entries(values))
  const fill = (text: string | null | undefined) => interpolate(text ?? '', filled).trim()
  const unsubscribe =
    links && copy.unsubscribe ? { label: fill(copy.unsubscribe), url: links.unsubscribe } : undefined
  const body: MailBody = {
    languageTag: localeOf(locale).languageTag,
    heading: fill(copy.heading),
    blocks: [{ type: 'text', text: fill(copy.text) }, ...blocks, { type: 'text', text: fill(copy.closing) }],
    footer: { reason: fill(copy.reason), unsubscribe },
  }
  return { subject: fill(copy.subject), html: renderHtml(body), text: renderText(body) }
}
