import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, siteEnv, studioEnv } from '../../local/settings/settings.ts'
import { buildOrKeepLast, buildStamp, fingerprint, whenChanged } from './last-build.ts'
import type { Processes } from './processes.ts'

const defaultSitePort = 3000

/** The site's build folder, relative to `web/`: a copy on other ports has its own. */
export function siteBuildFolder({ ports }: Settings): string {
  return ports.site === defaultSitePort ? '.next' : `.next-${ports.site}`
}

/** Environment variables for running the site. */
export function siteProcessEnv(settings: Settings): Record<string, string> {
  return {
    ...siteEnv(settings),
    SITE_BUILD_FOLDER: siteBuildFolder(settings),
    METRICS_PORT: String(settings.metrics.port),
    METRICS_HOST: settings.metrics.host,
    NODE_ENV: 'production',
    // glibc otherwise keeps freed memory in up to eight arenas per core: a tenth more in all.
    MALLOC_ARENA_MAX: '2',
  }
}

/**
 * Environment variables for building it. Next.js stores them in the build, so a build gets no secret; it reads the read
 * token from a file.
 */
function siteBuildEnv(settings: Settings, tokenFile: string): NodeJS.Dict<string> {
  const none = 'unavailable during the build'
  return {
    ...siteProcessEnv(settings),
    SANITY_READ_TOKEN: undefined,
    SANITY_READ_TOKEN_FILE: tokenFile,
    SANITY_WEBHOOK_SECRET: none,
    SITE_SECRET: none,
  }
}

/** What the site and the Studio are both built from. */
const shared = ({ root }: Settings) => [join(root, 'contracts'), join(root, 'schemas')]

/** The inputs of the site's build. */
export function siteFingerprint(settings: Settings): string {
  return fingerprint([join(settings.root, 'web'), ...shared(settings)], siteEnv(settings))
}

/** The inputs of the Studio's build. */
export function studioFingerprint(settings: Settings): string {
  return fingerprint([join(settings.root, 'studio'), ...shared(settings)], studioEnv(settings))
}

/** Builds the site if its code or settings changed since the last build. */
export async function buildSite(settings: Settings, processes: Processes): Promise<boolean> {
  const web = join(settings.root, 'web')
  const folder = siteBuildFolder(settings)
  if (folder !== '.next') writeOwnTsconfig(web, settings)
  const tokenFile = join(settings.dataDir, 'read-token')
  const build = async () => {
    writeFileSync(tokenFile, settings.sanity.readToken, { mode: 0o600 })
    try {
      await runSiteBuild(settings, processes, siteBuildEnv(settings, tokenFile))
    } finally {
      rmSync(tokenFile)
    }
  }
  return whenChanged(join(web, folder, buildStamp), siteFingerprint(settings), async () => {
    const error = await buildOrKeepLast(join(web, folder), build)
    if (error)
      console.warn(`\n  Couldn't build the site; the previous build is used instead:\n${error.message}\n`)
    return !error
  })
}

/** What `npm run build -w web` does. */
export async function runSiteBuild(
  { root }: Settings,
  processes: Processes,
  env: NodeJS.Dict<string>,
  name = 'site-build',
): Promise<void> {
  const cwd = join(root, 'web')
  await processes.run(name, [join(root, 'node_modules/next/dist/bin/next'), 'build'], { cwd, env })
  await processes.run(name, [join(cwd, 'server/files/compress-build.ts')], { cwd, env })
}

/** Next.js writes the build folder into its tsconfig; a second copy must not change the project's. */
function writeOwnTsconfig(web: string, { ports }: Settings) {
  const tsconfig = { extends: './tsconfig.json', include: ['**/*.ts', '**/*.tsx'] }
  writeFileSync(join(web, `tsconfig.copy-${ports.site}.json`), JSON.stringify(tsconfig))
}

export function studioStamp({ dataDir }: Settings): string {
  return join(dataDir, 'studio.built-from')
}

/** Builds the Studio into the data folder if its code or settings changed since the last build. */
export async function buildStudio(settings: Settings, processes: Processes): Promise<boolean> {
  const out = settings.folder('studio')
  return whenChanged(studioStamp(settings), studioFingerprint(settings), () =>
    processes.run('studio-build', [sanityBin(settings), 'build', out, '--yes'], {
      cwd: join(settings.root, 'studio'),
      env: studioEnv(settings),
    }),
  )
}

export function sanityBin({ root }: Settings): string {
  return join(root, 'node_modules/sanity/bin/sanity')
}
