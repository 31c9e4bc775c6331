import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type {
  DataAttribute,
  PageSection,
  SectionComponents,
  SectionProps,
  SectionType,
} from '@/content-types.ts'
import { interactiveSections } from '@/features/registry.tsx'
import { Notice } from '@/sections/notice.tsx'
import { sectionComponents } from '@/sections/registry.tsx'

const components: SectionComponents<SectionType> = { ...sectionComponents, ...interactiveSections }

type AnySectionProps = Omit<SectionProps<SectionType>, 'section'> & { section: PageSection }

/**
 * Renders a section by its type. The Studio may be newer than the site: a section of an unknown type shows only in
 * preview, as a notice.
 */
export function Section(props: AnySectionProps) {
  // The registries pair each type with its component; TypeScript can't follow that through the lookup.
  const Component = components[props.section._type] as ((props: AnySectionProps) => ReactNode) | undefined
  return Component ? <Component {...props} /> : <UnknownSection {...props} />
}

type UnknownSectionProps = { section: { _type: string }; dataAttribute: DataAttribute }

/** Tells editors in preview that this version of the site can't render a section; visitors see nothing. */
async function UnknownSection({ section, dataAttribute }: UnknownSectionProps) {
  const field = dataAttribute('heading')
  if (field === undefined) return null
  const t = await getTranslations('preview')
  return (
    <div data-sanity={field}>
      <Notice>{t('unknownSection', { type: section._type })}</Notice>
    </div>
  )
}
