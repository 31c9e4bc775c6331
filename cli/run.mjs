/**
 * The entry point of every npm command. It runs on the machine's own Node.js, so it uses nothing newer than Node.js 20:
 * it installs the packages if they differ from the lockfile, then runs the command on the Node.js pinned among them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hasPackages } from './has-packages.mjs'

const commands = {
  start: 'cli/commands/start.ts',
  dev: 'cli/commands/start.ts --dev',
  reset: 'cli/commands/reset.ts',
  content: 'cli/commands/content.ts',
  generate: 'cli/commands/generate.ts',
  downloads: 'content/downloads/write.ts',
  drawings: 'content/seed/drawings/write.ts',
  operator: 'cli/commands/operator.ts',
  sbom: 'cli/commands/sbom.ts',
  test: 'tests/runner/run.ts',
  'test:full': 'tests/runner/full.ts',
  check: 'tests/runner/check.ts',
  format: 'node_modules/@biomejs/biome/bin/biome check --write',
  bench: 'tests/speed/run.ts',
  budget: 'tests/speed/budget.ts',
  soak: 'tests/soak/run.ts',
  'docs-screenshots': 'tests/screenshots/docs-screenshots.ts',
  screenshots: 'tests/screenshots/screenshots.ts',
}

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const bin = join(root, 'node_modules', '.bin')
const [command = '', ...rest] = process.argv.slice(2)
const script = commands[command]
if (!script) fail(`Unknown command "${command}". Commands: ${Object.keys(commands).join(', ')}.`)

installIfNeeded()
const node = process.platform === 'win32' ? join(bin, 'node.cmd') : join(bin, 'node')
if (!existsSync(node)) {
  fail(
    `There is no pinned Node.js for ${process.platform} ${process.arch}. Put Node.js 26.10 or newer on your PATH.`,
  )
}
const env = { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` }
const envFile = join(root, '.env')
const flags = [
  '--disable-warning=ExperimentalWarning',
  ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
]
// The IPC channel closes when this process ends, however it ends; commands that keep services running then stop them.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
const [file, ...options] = script.split(' ')
const child = spawn(node, [...flags, join(root, file), ...options, ...rest], { stdio, env, cwd: root })
child.once('exit', (code) => process.exit(code ?? 1))
// Ctrl-C in a terminal reaches the child too; other signals reach only this process.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
process.on('SIGINT', () => {})
if (process.env.npm_lifecycle_event) endWithNpm(process.ppid)

/** When npm is killed, this process gets another parent. */
function endWithNpm(npm) {
  setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM')
  }, 1_000).unref()
}

/** Runs `npm ci` unless the installed packages match the lockfile. */
function installIfNeeded() {
  if (isInstalled()) return
  console.info('Installing packages; this takes a minute or two the first time …')
  const isWindows = process.platform === 'win32'
  const install = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
      cwd: root,
      shell: isWindows,
    },
  )
  if (install.status !== 0)
    fail("Couldn't install the packages. Check your network and run the command again.")
}

function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json')
  return (
    existsSync(record) && hasPackages(readPackages(record), readPackages(join(root, 'package-lock.json')))
  )
}

function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
