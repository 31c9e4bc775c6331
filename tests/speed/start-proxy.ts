import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../local/http/ports.ts'
import { endOf } from '../support/end-of.ts'
import { type ProxyName, proxySettings } from './proxy-settings.ts'

const args: Record<ProxyName, (file: string) => string[]> = {
  nginx: (file) => ['-c', file],
  caddy: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  haproxy: (file) => ['-db', '-f', file],
}

/** Whether this machine has the program. */
export function hasProxy(name: ProxyName): boolean {
  return spawnSync(name, [name === 'caddy' ? 'version' : '-v']).status === 0
}

/** Starts a proxy with the sample configuration in front of the site. Resolves when it responds. */
export async function startProxy(
  name: ProxyName,
  sitePort: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), `proxy-${name}-`))
  const port = await freePort()
  const file = join(folder, 'settings')
  writeFileSync(file, proxySettings(name, { port, sitePort, folder }))
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(name, args[name](file), { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  const stop = async () => {
    await endOf(child, 'SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`${name} stopped: ${complaint}`)
    const response = await fetch(`${url}/api/health`).catch(() => null)
    if (response?.ok) return { url, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`${name} does not respond: ${complaint}`)
}
