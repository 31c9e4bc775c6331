import type { ReactNode } from 'react'
import type { PageSection, SectionComponents, SectionProps, SectionType } from '@/content-types.ts'
import { interactiveSections } from '@/features/registry.tsx'
import { sectionComponents } from '@/sections/registry.tsx'

const components: SectionComponents<SectionType> = { ...sectionComponents, ...interactiveSections }

type AnySectionProps = Omit<SectionProps<SectionType>, 'section'> & { section: PageSection }

/** Draws a section by its type; one that this version of the site does not know draws nothing. */
export function Section(props: AnySectionProps) {
  // The registries pair each type with the component of that type, which TypeScript does not follow through the look-up.
  const Component = components[props.section._type] as ((props: AnySectionProps) => ReactNode) | undefined
  return Component ? <Component {...props} /> : null
}
