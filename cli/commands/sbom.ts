/** `npm run sbom`: lists the packages that a deployment contains, and collects their licences. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { runCli } from './run-cli.ts'

const root = join(import.meta.dirname, '../..')
const out = join(root, 'dist')

const component = z.object({
  name: z.string(),
  version: z.string(),
  licenses: z
    .array(
      z.object({
        expression: z.string().optional(),
        license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
      }),
    )
    .default([]),
})
const sbom = z.object({ components: z.array(component) })
type Component = z.infer<typeof component>

await runCli(async () => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error']
  const isWindows = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: isWindows,
  })
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr || stdout}`)
  const packages = sbom.parse(JSON.parse(stdout)).components.filter(isThirdParty)
  packages.sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
  const paths = readPaths()
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'sbom.cdx.json'), stdout)
  writeFileSync(
    join(out, 'third-party-licences.txt'),
    packages.map((each) => notice(each, paths)).join('\n\n'),
  )
  console.info(`dist/sbom.cdx.json and dist/third-party-licences.txt: ${packages.length} packages`)
  const byLicence = [...Map.groupBy(packages, licenceOf)].sort(([, a], [, b]) => b.length - a.length)
  for (const [licence, { length }] of byLicence) console.info(`${String(length).padStart(5)}  ${licence}`)
})

/** The project's own folders are packages of npm, too. */
function isThirdParty({ name }: Component): boolean {
  return !name.startsWith('@tidewright/') && name !== 'tidewright'
}

/** Where each version of each package is installed. */
function readPaths(): Map<string, string> {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const packages = Object.entries(
    z.record(z.string(), z.object({ version: z.string().optional() })).parse(lockfile.packages),
  )
  return new Map(
    packages.map(([path, { version }]) => [`${path.split('node_modules/').at(-1)}@${version}`, path]),
  )
}

function licenceOf({ licenses }: Component): string {
  const names = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name)
  return names.filter(Boolean).join(', ') || 'not stated'
}

/** The package, its licence, and the text that comes with it. */
function notice(each: Component, paths: Map<string, string>): string {
  const folder = join(root, paths.get(`${each.name}@${each.version}`) ?? 'not installed')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const texts = files
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${each.name}@${each.version} (${licenceOf(each)})`, ...texts].join('\n\n')
}
