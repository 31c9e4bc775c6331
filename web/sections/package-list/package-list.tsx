import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { PackageEntry } from './package-entry.tsx'
import { PackageRow } from './package-row.tsx'

/** The packages as ruled rows: in short, or with what each includes. */
export function PackageList({ section, locale, dataAttribute }: SectionProps<'packageList'>) {
  const Package = section.layout === 'short' ? PackageRow : PackageEntry
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <ul>
        {section.packages.map((servicePackage) => (
          <Package key={servicePackage._id} servicePackage={servicePackage} locale={locale} />
        ))}
      </ul>
    </SectionFrame>
  )
}
