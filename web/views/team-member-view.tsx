import { localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { TeamMember } from '@/content-types.ts'
import { fieldAttributes } from '@/i18n/foreign-language-tag.ts'
import { ConsultationLink } from '@/sections/consultation-link.tsx'
import { InsightGrid } from '@/sections/insight-list/insight-grid.tsx'
import { InventedNote } from '@/sections/notice.tsx'
import { Portrait } from '@/sections/team-list/portrait.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import type { DocumentViewProps } from './document-view-props.ts'

/** A member of the team: portrait, position and biography, the next step, and their articles. */
export async function TeamMemberView({
  document,
  locale,
  contentLocale,
  dataAttribute,
}: DocumentViewProps<TeamMember>) {
  const t = await getTranslations('insight')
  const field = fieldAttributes(document, dataAttribute)
  const { name, role, bio, portrait, invented, insights, allPath } = document
  return (
    <>
      <StaticHtml
        as="header"
        name="team-member"
        lang={localeOf(contentLocale).languageTag}
        className="page-width flex flex-col gap-x-12 gap-y-6 pt-10 sm:flex-row lg:pt-16"
      >
        <div className="shrink-0" data-sanity={dataAttribute('portrait')}>
          <Portrait name={name} portrait={portrait} sizes="10rem" className="size-28 sm:size-40" />
        </div>
        <div>
          <h1 className="text-h1" data-sanity={dataAttribute('name')}>
            {name}
          </h1>
          <p {...field('role')} className="mt-2 text-lead text-tide">
            {role}
          </p>
          <p {...field('bio')} className="mt-6 max-w-[60ch] text-lead text-muted">
            {bio}
          </p>
        </div>
      </StaticHtml>
      <div className="page-width mt-10 mb-20">
        {invented && <InventedNote />}
        <ConsultationLink locale={locale} label={t('bookCall')} />
      </div>
      <InsightGrid
        id="articles"
        heading={t('byAuthor', { name })}
        insights={insights}
        locale={locale}
        allPath={allPath}
      />
    </>
  )
}
