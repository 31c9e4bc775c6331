/** Starts one copy of the whole system in order, and stops it together. */
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { leadRolesOf } from '@tidewright/contracts/roles.ts'
import { assertPortFree } from '../../local/http/ports.ts'
import { lockFolder } from '../../local/service/lock-folder.ts'
import { readLakeRoles } from '../../local/settings/lake-roles.ts'
import { contentEnv, type Settings, siteEnv, studioEnv } from '../../local/settings/settings.ts'
import { buildSite, buildStudio, sanityBin, siteBuildFolder, siteProcessEnv } from './builds.ts'
import { createProcesses, type Processes } from './processes.ts'

/** Runs a step of the start and reports it; see `progress.ts`. */
export type Step = <Result>(title: string, work: () => Promise<Result>, url?: string) => Promise<Result>

export type StackOptions = {
  step: Step
  /** Hot reload for the site and the Studio instead of builds. */
  dev?: boolean
  /** False for tests that need no Studio. */
  studio?: boolean
  /** False if the data folder has the starter content and the downloads, as in tests. */
  content?: boolean
}

export type Stack = {
  processes: Processes
  /** Restarts a process that ended. @throws when it does not start. */
  restart(name: string): Promise<void>
  stop(): Promise<void>
}

/** Resolves when everything responds. On a failure, stops everything that was started. */
export async function startStack(settings: Settings, options: StackOptions): Promise<Stack> {
  restrictPermissions(settings)
  const unlock = lockFolder(settings.dataDir)
  const processes = createProcesses(settings.folder('logs'))
  const stop = async () => {
    await processes.stop()
    unlock()
  }
  try {
    await assertPortsFree(settings, options)
    const studioBuilt = buildStudioMeanwhile(settings, processes, options)
    await startServices(settings, processes, options.step)
    if (options.content !== false) await importContent(settings, processes, options.step)
    await startSite(settings, processes, options)
    if (options.studio !== false) await startStudio(settings, processes, options, studioBuilt)
    const starts: Record<string, () => Promise<unknown>> = {
      lake: () => startLake(settings, processes),
      inbox: () => startInbox(settings, processes),
      backend: () => startBackend(settings, processes),
      site: () => startSiteProcess(settings, processes, options),
      studio: () => startStudioProcess(settings, processes, options),
    }
    const restart = async (name: string) => void (await starts[name]?.())
    return { processes, restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Data, logs and builds contain private data; older versions created them world-readable. */
function restrictPermissions(settings: Settings): void {
  process.umask(0o077)
  const folders = [
    settings.dataDir,
    settings.folder('logs'),
    join(settings.root, 'web', siteBuildFolder(settings)),
  ]
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o700)
  }
}

async function assertPortsFree(
  { ports, metrics, sanity, supabase, mail }: Settings,
  { studio, dev }: StackOptions,
): Promise<void> {
  const claims = [
    { port: ports.site, name: 'site', variable: 'SITE_PORT', isUsed: true },
    { port: ports.studio, name: 'Studio', variable: 'STUDIO_PORT', isUsed: studio !== false },
    { port: ports.lake, name: 'content lake', variable: 'LAKE_PORT', isUsed: !sanity.hosted },
    { port: ports.backend, name: 'backend', variable: 'BACKEND_PORT', isUsed: !supabase.hosted },
    { port: ports.inbox, name: 'inbox', variable: 'INBOX_PORT', isUsed: !mail.resendKey },
    { port: metrics.port, name: 'metrics', variable: 'METRICS_PORT', isUsed: metrics.port > 0 && !dev },
    {
      port: metrics.operationsPort,
      name: 'operations metrics',
      variable: 'OPERATIONS_METRICS_PORT',
      isUsed: metrics.operationsPort > 0,
    },
  ]
  for (const claim of claims) if (claim.isUsed) await assertPortFree(claim)
}

async function startServices(settings: Settings, processes: Processes, step: Step): Promise<void> {
  const { urls, sanity, supabase, mail } = settings
  if (!sanity.hosted) {
    await step('Content lake', () => startLake(settings, processes), urls.lake)
  }
  if (!mail.resendKey) {
    await step('Inbox', () => startInbox(settings, processes), urls.inbox)
  }
  if (!supabase.hosted) {
    await step('Backend', () => startBackend(settings, processes), urls.backend)
  }
}

/** Starts only the content lake; tests use it to bring the lake back after an outage, or without its webhook. */
export function startLake(
  settings: Settings,
  processes: Processes,
  hasWebhook = true,
  extra: { publishesReleases?: boolean } = {},
): Promise<void> {
  const { ports, urls, sanity } = settings
  const { rolesFile, ...lake } = settings.lake
  return processes.service('lake', serviceMain('lake'), {
    port: ports.lake,
    folder: settings.folder('lake'),
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    readToken: sanity.readToken,
    writeToken: sanity.writeToken,
    studioOrigins: bothNames(ports.studio),
    ...lake,
    roles: readLakeRoles(rolesFile),
    ...(hasWebhook ? { webhook: { url: `${urls.site}/api/revalidate`, secret: sanity.webhookSecret } } : {}),
    ...extra,
  })
}

function startInbox(settings: Settings, processes: Processes): Promise<void> {
  const { ports, supabase, secrets } = settings
  const url = `${supabase.url}/functions/v1/mail-events`
  const webhook = supabase.hosted ? undefined : { url, secret: secrets.mailWebhookSecret }
  const options = { port: ports.inbox, folder: settings.folder('inbox'), webhook }
  return processes.service('inbox', serviceMain('inbox'), options)
}

/** Starts only the backend, for tests, and for a backup that is tested, which must not send emails. */
export function startBackend(
  settings: Settings,
  processes: Processes,
  extra: { drainSeconds?: number } = {},
): Promise<void> {
  const { ports, urls, sanity, supabase, secrets, mail } = settings
  return processes.service('backend', serviceMain('backend'), {
    port: ports.backend,
    folder: settings.folder('backend'),
    databaseUrl: settings.databaseUrl,
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
    siteSecret: secrets.siteSecret,
    siteOrigins: bothNames(ports.site),
    studioOrigins: bothNames(ports.studio),
    leadRoles: leadRolesOf(settings.leadRoles),
    mail: {
      apiUrl: mail.resendKey ? 'https://api.resend.com' : urls.inbox,
      apiKey: mail.resendKey || 're_local',
      from: mail.from,
      leadsTo: mail.leadsTo,
      webhookSecret: secrets.mailWebhookSecret,
    },
    contentLake: {
      url: sanity.apiHost ?? `https://${sanity.projectId}.api.sanity.io`,
      dataset: sanity.dataset,
      token: sanity.readToken,
    },
    ...extra,
  })
}

function serviceMain(name: 'lake' | 'backend' | 'inbox'): string {
  return join(import.meta.dirname, '../../local', name, 'main.ts')
}

/** Browsers may use either host name for this machine, and they are two origins. */
function bothNames(port: number): string[] {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
}

/** Imports starter content that this copy never had; never into a hosted dataset unasked. */
async function importContent(settings: Settings, processes: Processes, step: Step): Promise<void> {
  if (settings.sanity.hosted) return
  const main = join(settings.root, 'content/seed/main.ts')
  const options = { cwd: settings.root, env: contentEnv(settings) }
  await step('Starter content', async () => {
    await processes.run('content', [main, '--new'], options)
    if (!settings.supabase.hosted) await writeDownloads(settings)
  })
}

/** Writes the downloads of the content to their rows, so that the site's build finds them; later the site does it. */
async function writeDownloads({ supabase, secrets }: Settings): Promise<void> {
  const response = await fetch(`${supabase.url}/functions/v1/sync-downloads`, {
    method: 'POST',
    headers: { apikey: supabase.publishableKey, 'x-site-secret': secrets.siteSecret },
    body: '{}',
  })
  if (!response.ok) throw new Error(`The downloads were not written to the database (${response.status}).`)
}

async function startSite(settings: Settings, processes: Processes, options: StackOptions): Promise<void> {
  const { step, dev } = options
  if (!dev) await step('Site built', () => buildSite(settings, processes))
  await step('Site', () => startSiteProcess(settings, processes, options), settings.urls.site)
}

function startSiteProcess(settings: Settings, processes: Processes, { dev }: StackOptions): Promise<void> {
  const where = ['-H', '127.0.0.1', '-p', String(settings.ports.site)]
  const next = join(settings.root, 'node_modules/next/dist/bin/next')
  const program = dev ? [next, 'dev', ...where] : [join(settings.root, 'web/server/main.ts'), ...where]
  const env = dev ? siteEnv(settings) : siteProcessEnv(settings)
  const cwd = join(settings.root, 'web')
  return processes.program('site', program, { cwd, env, url: settings.urls.site })
}

/**
 * The Studio's build needs no running service, so it starts alongside the content import, which leaves one core free.
 */
function buildStudioMeanwhile(
  settings: Settings,
  processes: Processes,
  { dev, studio }: StackOptions,
): Promise<boolean> {
  const built = dev || studio === false ? Promise.resolve(false) : buildStudio(settings, processes)
  // Another failure may be reported first; this one is awaited last.
  built.catch(() => {})
  return built
}

async function startStudio(
  settings: Settings,
  processes: Processes,
  options: StackOptions,
  built: Promise<boolean>,
): Promise<void> {
  const { step, dev } = options
  if (!dev) await step('Studio built', () => built)
  await step('Studio', () => startStudioProcess(settings, processes, options), settings.urls.studio)
}

function startStudioProcess(settings: Settings, processes: Processes, { dev }: StackOptions): Promise<void> {
  const cwd = join(settings.root, 'studio')
  const env = studioEnv(settings)
  const where = ['--host', '127.0.0.1', '--port', String(settings.ports.studio)]
  const args = dev ? ['dev', ...where] : ['preview', settings.folder('studio'), ...where]
  return processes.program('studio', [sanityBin(settings), ...args], { cwd, env, url: settings.urls.studio })
}
