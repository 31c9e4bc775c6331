import { localeOf } from '@tidewright/contracts/locales.ts'
import { documentAnchor } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { fill } from '@/i18n/fill.ts'
import { formatDay } from '@/ui/format.ts'
import { mailDraft } from '@/ui/mail-draft.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'

/** The open roles as ruled rows, each with a button that opens a prefilled email. Nothing if none is open. */
export async function JobRoleList({ section, locale, dataAttribute }: SectionProps<'jobRoleList'>) {
  const { languageTag } = localeOf(locale)
  const t = await getTranslations('sections')
  const { email, mailSubject, mailBody, applyLabel } = section
  if (section.roles.length === 0) return null
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <ul>
        {section.roles.map(({ _id, title, location, experience, summary, requirements, closesOn }) => (
          <li
            key={_id}
            id={documentAnchor(_id)}
            className="grid gap-x-12 gap-y-5 border-t border-line py-9 last:border-b lg:grid-cols-12"
          >
            <div className="lg:col-span-4">
              <h3 className="text-h3">{title}</h3>
              <dl className="mt-2 text-muted text-small">
                <dt lang={languageTag} className="sr-only">
                  {t('location')}
                </dt>
                <dd>{location}</dd>
                <dt lang={languageTag} className="sr-only">
                  {t('experience')}
                </dt>
                <dd>{experience}</dd>
              </dl>
              {closesOn && (
                <p lang={languageTag} className="mt-2 font-semibold text-small">
                  {t('applyBy', { date: formatDay(closesOn, languageTag) })}
                </p>
              )}
            </div>
            <div className="lg:col-span-5">
              <p>{summary}</p>
              <h4 lang={languageTag} className="mt-4 font-semibold text-small">
                {t('requirements')}
              </h4>
              <ul className="mt-1 list-disc space-y-1 pl-5 text-small marker:text-tide">
                {requirements.map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            </div>
            <p className="lg:col-span-3 lg:text-right">
              <a
                className="button-secondary"
                href={mailDraft(email, {
                  subject: fill(mailSubject, { role: title }),
                  body: fill(mailBody, { role: title }),
                })}
              >
                {applyLabel}
                <span className="sr-only">, {title}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
