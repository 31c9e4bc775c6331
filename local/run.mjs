/**
 * The entry of every npm command. It runs on whatever Node the machine has, so it uses nothing newer than Node 20:
 * it installs the project's packages when they are missing or changed, then hands over to the pinned Node among them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const commands = {
  start: 'local/commands/start.ts',
  dev: 'local/commands/dev.ts',
  reset: 'local/commands/reset.ts',
  content: 'local/commands/content.ts',
  generate: 'local/commands/generate.ts',
  downloads: 'local/commands/downloads.ts',
  drawings: 'local/commands/drawings.ts',
  operator: 'local/commands/operator.ts',
  test: 'tests/runner/run.ts',
  check: 'tests/runner/check.ts',
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
if (!script) fail(`There is no command "${command}". Known: ${Object.keys(commands).join(', ')}.`)

installWhenNeeded()
const node = process.platform === 'win32' ? join(bin, 'node.cmd') : join(bin, 'node')
if (!existsSync(node)) {
  fail(
    `No pinned Node for ${process.platform} ${process.arch}. Run the commands with Node 26.10 or newer on your PATH.`,
  )
}
const env = { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` }
const envFile = join(root, '.env')
const flags = [
  '--disable-warning=ExperimentalWarning',
  ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
]
// The channel closes with this process, however that ends; commands that keep things up end with it.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
const child = spawn(node, [...flags, join(root, script), ...rest], { stdio, env, cwd: root })
child.once('exit', (code) => process.exit(code ?? 1))
// Ctrl-C reaches the child from the terminal; the others reach only whom they are sent to.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
process.on('SIGINT', () => {})
if (process.env.npm_lifecycle_event) endWithNpm(process.ppid)

/** npm killed by force tells nobody: its child gets another parent. */
function endWithNpm(npm) {
  setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM')
  }, 1_000).unref()
}

/** `npm ci`, unless the installed packages are those of the lockfile. The stamp is written last. */
function installWhenNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.info('Installing packages; a minute or two the first time …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const install = spawnSync(npm, options, {
    stdio: 'inherit',
    cwd: root,
    shell: process.platform === 'win32',
  })
  if (install.status !== 0)
    fail('The packages could not be installed. Check the network and run the command again.')
  writeFileSync(stamp, lock)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
