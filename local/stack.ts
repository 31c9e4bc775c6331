/** Brings one copy of the whole system up, in order, and takes it down together. */
import { join } from 'node:path'
import { buildSite, buildStudio, sanityBin, siteProcessEnv } from './builds.ts'
import { lockFolder } from './lock.ts'
import { claimPort, createProcesses, type Processes } from './processes.ts'
import { contentEnv, type Settings, siteEnv, studioEnv } from './settings.ts'

/** Called with what is being done, and with how it ended; see `progress.ts`. */
export type Step = <Result>(title: string, work: () => Promise<Result>, address?: string) => Promise<Result>

export type StackOptions = {
  step: Step
  /** Hot reload for the site and the Studio instead of their builds. */
  dev?: boolean
  /** Tests that need no Studio leave it out. */
  studio?: boolean
}

export type Stack = { processes: Processes; stop(): Promise<void> }

/** Resolves when everything answers. On a failure everything that was started is ended again. */
export async function startStack(settings: Settings, options: StackOptions): Promise<Stack> {
  const unlock = lockFolder(settings.dataDir)
  const processes = createProcesses(settings.folder('logs'))
  const stop = async () => {
    await processes.stop()
    unlock()
  }
  try {
    await claimPorts(settings, options)
    await startServices(settings, processes, options.step)
    await importContent(settings, processes, options.step)
    await startSite(settings, processes, options)
    if (options.studio !== false) await startStudio(settings, processes, options)
    return { processes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function claimPorts(
  { ports, sanity, supabase, mail }: Settings,
  { studio }: StackOptions,
): Promise<void> {
  await claimPort(ports.site, 'site', 'SITE_PORT')
  if (studio !== false) await claimPort(ports.studio, 'Studio', 'STUDIO_PORT')
  if (!sanity.hosted) await claimPort(ports.lake, 'content lake', 'LAKE_PORT')
  if (!supabase.hosted) await claimPort(ports.backend, 'backend', 'BACKEND_PORT')
  if (!mail.resendKey) await claimPort(ports.inbox, 'inbox', 'INBOX_PORT')
}

async function startServices(settings: Settings, processes: Processes, step: Step): Promise<void> {
  const main = (name: string) => join(import.meta.dirname, name, 'main.ts')
  const { ports, urls, sanity, supabase, mail } = settings
  if (!sanity.hosted) {
    await step('Content lake', () => startLake(settings, processes), urls.lake)
  }
  if (!mail.resendKey) {
    const options = { port: ports.inbox, folder: settings.folder('inbox') }
    await step('Inbox', () => processes.service('inbox', main('inbox'), options), urls.inbox)
  }
  if (!supabase.hosted) {
    await step('Backend', () => startBackend(settings, processes), urls.backend)
  }
}

/** The content lake alone; tests that take it away bring it back by this, or without its webhook. */
export function startLake(settings: Settings, processes: Processes, tellsSite = true): Promise<void> {
  const { ports, urls, sanity } = settings
  return processes.service('lake', join(import.meta.dirname, 'lake/main.ts'), {
    port: ports.lake,
    folder: settings.folder('lake'),
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    readToken: sanity.readToken,
    writeToken: sanity.writeToken,
    studioOrigins: bothNames(ports.studio),
    ...(tellsSite ? { webhook: { url: `${urls.site}/api/revalidate`, secret: sanity.webhookSecret } } : {}),
  })
}

/** The backend alone; tests that take it away bring it back by this. */
export function startBackend(settings: Settings, processes: Processes): Promise<void> {
  const { ports, urls, sanity, supabase, secrets, mail } = settings
  return processes.service('backend', join(import.meta.dirname, 'backend/main.ts'), {
    port: ports.backend,
    folder: settings.folder('backend'),
    databaseUrl: settings.databaseUrl,
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
    siteSecret: secrets.siteSecret,
    siteOrigins: bothNames(ports.site),
    mail: {
      apiUrl: mail.resendKey ? 'https://api.resend.com' : urls.inbox,
      apiKey: mail.resendKey || 're_local',
      from: mail.from,
      leadsTo: mail.leadsTo,
    },
    contentLake: {
      url: sanity.apiHost ?? `https://${sanity.projectId}.api.sanity.io`,
      dataset: sanity.dataset,
      token: sanity.readToken,
    },
  })
}

/** A browser may call this machine by either name, and they are two origins. */
function bothNames(port: number): string[] {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
}

/** The starter content, where it is missing; never into a hosted dataset unasked. */
async function importContent(settings: Settings, processes: Processes, step: Step): Promise<void> {
  if (settings.sanity.hosted) return
  const main = join(settings.root, 'studio/seed/main.ts')
  const env = { ...process.env, ...contentEnv(settings) }
  await step('Starter content', () => processes.run('content', [main], { cwd: settings.root, env }))
}

async function startSite(
  settings: Settings,
  processes: Processes,
  { step, dev }: StackOptions,
): Promise<void> {
  const where = ['-H', '127.0.0.1', '-p', String(settings.ports.site)]
  const next = join(settings.root, 'node_modules/next/dist/bin/next')
  const program = dev ? [next, 'dev', ...where] : [join(settings.root, 'web/server/main.ts'), ...where]
  if (!dev) await step('Site built', () => buildSite(settings, processes))
  const env = dev ? { ...process.env, ...siteEnv(settings) } : siteProcessEnv(settings)
  const start = () =>
    processes.program('site', program, {
      cwd: join(settings.root, 'web'),
      env,
      url: settings.urls.site,
    })
  await step('Site', start, settings.urls.site)
}

async function startStudio(
  settings: Settings,
  processes: Processes,
  { step, dev }: StackOptions,
): Promise<void> {
  const cwd = join(settings.root, 'studio')
  const env = { ...process.env, ...studioEnv(settings) }
  const where = ['--host', '127.0.0.1', '--port', String(settings.ports.studio)]
  if (!dev) await step('Studio built', () => buildStudio(settings, processes))
  const args = dev ? ['dev', ...where] : ['start', settings.folder('studio'), ...where]
  const start = () =>
    processes.program('studio', [sanityBin(settings), ...args], { cwd, env, url: settings.urls.studio })
  await step('Studio', start, settings.urls.studio)
}
