/** Pictures made lately, up to a number of bytes; the same picture is never made twice at once. */
import type { Picture } from './transform.ts'

const MAX_BYTES = 64 * 1024 * 1024

export class PictureCache {
  private readonly pictures = new Map<string, Promise<Picture>>()
  private readonly sizes = new Map<string, number>()

  async get(key: string, make: () => Promise<Picture>): Promise<Picture> {
    const known = this.pictures.get(key)
    const picture = known ?? make()
    this.pictures.delete(key)
    this.pictures.set(key, picture)
    if (!known) {
      try {
        this.sizes.set(key, (await picture).bytes.length)
      } catch (error) {
        this.pictures.delete(key)
        throw error
      }
      this.shrink()
    }
    return picture
  }

  private shrink(): void {
    let total = [...this.sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const key of this.pictures.keys()) {
      if (total <= MAX_BYTES) return
      total -= this.sizes.get(key) ?? 0
      this.pictures.delete(key)
      this.sizes.delete(key)
    }
  }
}
