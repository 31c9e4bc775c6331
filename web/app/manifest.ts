import { colours } from '@tidewright/contracts/colours.ts'
import { defaultLocale, localeOf } from '@tidewright/contracts/locales.ts'
import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { getCompany } from '@/content/settings.ts'

export const dynamic = 'force-static'

/** The site's name on a home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const company = await getCompany()
  const t = await getTranslations({ locale: defaultLocale, namespace: 'shell' })
  return {
    id: '/',
    name: company || undefined,
    short_name: company || undefined,
    description: t('footerNote'),
    lang: localeOf(defaultLocale).languageTag,
    start_url: '/',
    display: 'minimal-ui',
    background_color: colours.light.paper,
    theme_color: colours.light.paper,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-192.png', 192, 'maskable'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}

function icon(file: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
