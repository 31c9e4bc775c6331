import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { bin, fail } from './steps.ts'

/**
 * The path of a Chromium: `CHROMIUM_PATH`, Debian's or Playwright's; if none exists, downloads Playwright's, then
 * installs Debian's package. Fails the run if none of this works.
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return existsSync(given) ? given : fail(`CHROMIUM_PATH is ${given}, but the file does not exist.`)
  const found = installed()
  if (found) return found
  console.info('\n▸ Installing a browser')
  run(process.execPath, [bin('@playwright/test/cli.js'), 'install', 'chromium'])
  if (!installed()) installFromDebian()
  return (
    installed() ??
    fail('No browser found. Install Chromium or set CHROMIUM_PATH. The browser tests are never skipped.')
  )
}

function installed(): string | undefined {
  return ['/usr/bin/chromium', chromium.executablePath()].find((path) => existsSync(path))
}

function installFromDebian(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', '-qq', ...args]
    return run(program, rest)
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
}

function run(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
