/** Run after `next build`, in `web/`: `node server/files/compress-build.ts`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { firstScriptsOf } from '../../next-internals/first-scripts.ts'
import { compress, type Encoding } from '../cache/compress.ts'
import { readBuildFolder } from '../env.ts'

/** Folder in the build folder with one folder per encoding, in which files have the paths of their URLs. */
export const compressedFolder = 'compressed'
const encodings = ['br', 'gzip'] as const satisfies Encoding[]

/**
 * Makes V8 compile the whole script off the main thread while it arrives, instead of function by function on first
 * call. Other engines read a comment. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'
const isText = /\.(?:css|js|json|svg|txt|xml)$/

/**
 * Compresses the text files of a build and of `public` at the best level, so that nobody waits for it, and puts the hint
 * into the scripts with which every page starts.
 */
export async function compressBuild(web: string, buildFolder: string): Promise<void> {
  rmSync(join(buildFolder, compressedFolder), { recursive: true, force: true })
  for (const path of firstScriptsOf(buildFolder))
    addCompileHint(join(buildFolder, path.replace('/_next/', '')))
  for (const [folder, prefix] of [
    [join(buildFolder, 'static'), '_next/static'],
    [join(web, 'public'), ''],
  ] as const) {
    for (const path of textFilesIn(folder)) {
      const body = readFileSync(join(folder, path))
      const written = encodings.map(async (encoding) => {
        const compressed = await compress(body, encoding, true)
        if (compressed.length >= body.length) return
        const file = join(buildFolder, compressedFolder, encoding, prefix, path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, compressed)
      })
      await Promise.all(written)
    }
  }
}

function addCompileHint(file: string): void {
  const script = readFileSync(file, 'utf8')
  if (!script.startsWith(compileHint)) writeFileSync(file, compileHint + script)
}

function textFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => isText.test(path))
}

if (import.meta.main) await compressBuild(process.cwd(), readBuildFolder())
