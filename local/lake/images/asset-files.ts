/** The bytes of images and files: one file per asset in a folder, named by its content hash. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../store/document-id.ts'

/** `<sha1>.<extension>` or `<sha1>-<width>x<height>.<extension>`. */
const assetName = /^[a-f0-9]{40}(?:-\d+x\d+)?\.[a-z0-9]{1,10}$/

export class AssetFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Writes an asset; resolves when it is on disk. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const target = this.path(name)
    if (!target) throw new Error(`"${name}" is not an asset name.`)
    await mkdir(this.#folder, { recursive: true })
    const temporary = join(this.#folder, `.${newId()}.part`)
    try {
      await writeFile(temporary, bytes, { flag: 'wx', flush: true })
      await rename(temporary, target)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  /** The asset's path; `undefined` if the name is not an asset name. */
  path(name: string): string | undefined {
    return assetName.test(name) ? join(this.#folder, name) : undefined
  }
}
