import type { ReactNode } from 'react'
import type { PageSection, SectionComponents, SectionProps, SectionType } from '@/content-types.ts'
import { interactiveSections } from '@/features/registry.tsx'
import { sectionComponents } from '@/sections/registry.tsx'
import { UnknownSection } from './unknown-section.tsx'

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
