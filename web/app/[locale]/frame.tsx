import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { ReactNode } from 'react'
import { getNavigation } from '@/content/navigation.ts'
import { getCompany } from '@/content/settings.ts'
import { Shell } from '@/shell/shell.tsx'

type FrameProps = {
  locale: LocaleId
  /** The address of this very page in every language. */
  paths: Record<LocaleId, string>
  /** The revision of the document that the page shows, by which the Studio sees that it is live. */
  revision?: string
  children: ReactNode
}

/** The shell of the site with its navigation from the content lake. */
export async function Frame({ locale, ...props }: FrameProps) {
  const [navigation, company] = await Promise.all([getNavigation(locale), getCompany()])
  return <Shell locale={locale} navigation={navigation} company={company} {...props} />
}
