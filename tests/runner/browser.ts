import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { bin, fail } from './steps.ts'

/** The same engine without windows needs a third of the processor time, so it comes first. */
const chromiumPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', chromium.executablePath()]

/** The path of Chromium: `CHROMIUM_PATH`, Debian's or Playwright's. Undefined if there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || chromiumPaths.find((path) => existsSync(path))
}

/** The path of Chromium, which is installed if missing. Fails the run otherwise. */
export function ensureChromium(): string {
  return ensureBrowser({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    paths: chromiumPaths,
    install: () => {
      if (aptInstall('chromium-headless-shell', 'fonts-liberation')) return
      run(process.execPath, [bin('@playwright/test/cli.js'), 'install', 'chromium'])
    },
  })
}

/** The path of Firefox: `FIREFOX_PATH`, Debian's or macOS's, installed on Debian if missing. Fails the run otherwise. */
export function ensureFirefox(): string {
  return ensureBrowser({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    install: () => aptInstall('firefox-esr') || aptInstall('firefox'),
  })
}

type Browser = { name: string; variable: string; paths: string[]; install: () => unknown }

function ensureBrowser({ name, variable, paths, install }: Browser): string {
  const given = process.env[variable]
  if (given) return existsSync(given) ? given : fail(`${variable} is ${given}, but the file does not exist.`)
  const installed = () => paths.find((path) => existsSync(path))
  const found = installed()
  if (found) return found
  console.info(`\n▸ Installing ${name}`)
  install()
  return (
    installed() ?? fail(`${name} is missing. Install it or set ${variable}; browser tests are never skipped.`)
  )
}

function aptInstall(...packages: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', '-qq', ...args]
    return run(program, rest)
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}

function run(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
