import type { ReactNode } from 'react'
import type { PageSection, SectionComponents, SectionProps, SectionType } from '@/content-types.ts'
import { interactiveSections } from '@/features/registry.tsx'
import { sectionComponents } from '@/sections/registry.tsx'
import { UnknownSection } from './unknown-section.tsx'

const components: SectionComponents<SectionType> = { ...sectionComponents, ...interactiveSections }

type AnySectionProps = Omit<SectionProps<SectionType>, 'section'> & { section: PageSection }

/** Draws a section by its type. The Studio may be ahead of the site: a type that the site does not know shows in the preview alone. */
export function Section(props: AnySectionProps) {
  // The registries pair each type with the component of that type, which TypeScript does not follow through the look-up.
  const Component = components[props.section._type] as ((props: AnySectionProps) => ReactNode) | undefined
  return Component ? <Component {...props} /> : <UnknownSection {...props} />
}
