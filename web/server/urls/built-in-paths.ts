import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialogs } from '@tidewright/contracts/dialogs.ts'
import { figuresInDownloads } from '@tidewright/contracts/figures-in-downloads.gen.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { searchPath } from '@tidewright/contracts/search-paths.ts'

/**
 * Routes of which only some paths exist: those of the content (documents, their share images, and assets), dialogs,
 * sitemaps and downloads.
 */
const partial =
  /^\/\[locale\]\/\[\[|^\/api\/(?:og-images|images|files|videos|dialogs)\/|^\/(?:sitemaps|downloads)\//
const sitemapPart = /^\/sitemaps\/[1-9]\d{0,3}\.xml$/

/** Whether a path is a route of the build, whatever the content is. */
export function builtInPaths(buildFolder: string): (path: string) => boolean {
  const routes: unknown = JSON.parse(readFileSync(join(buildFolder, 'app-path-routes-manifest.json'), 'utf8'))
  const patterns = Object.values(Object(routes))
    .filter((route) => typeof route === 'string')
    .filter((route) => !partial.test(route))
    .flatMap(publicRoutes)
  const exact = new Set([
    // A home page stays up whatever happens to its document.
    ...locales.map(({ id }) => localePath(id, '/')),
    ...locales.map(({ id }) => searchPath(id)),
    ...locales.flatMap(({ id }) => Object.keys(dialogs).map((name) => `/api/dialogs/${id}/${name}`)),
    ...Object.keys(figuresInDownloads),
    ...patterns.filter((route) => !route.includes('[')),
  ])
  const dynamic = [...patterns.filter((route) => route.includes('[')).map(toRegExp), sitemapPart]
  return (path) => exact.has(path) || dynamic.some((pattern) => pattern.test(path))
}

/** A route as visitors request it, in every locale. */
function publicRoutes(route: string): string[] {
  const [, below] = /^\/\[locale\](\/.+)$/.exec(route) ?? []
  return below ? locales.map(({ id }) => localePath(id, below)) : [route]
}

/** `/api/logos/[domain]` as a pattern. */
function toRegExp(route: string): RegExp {
  const escaped = route.replaceAll(/[.*+?^${}()|\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`)
}
