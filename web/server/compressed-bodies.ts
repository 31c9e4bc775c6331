import { LRUCache } from 'lru-cache'
import { compress, type Encoding } from './compress.ts'

const maxBytes = 48 * 1024 * 1024

/** Compressed bodies by path and ETag, each made once whoever asks and whatever stands behind the question mark. */
export class CompressedBodies {
  readonly #bodies = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (body, key) => body.length + 2 * key.length + 200,
  })
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #compress: typeof compress

  constructor(compressor = compress) {
    this.#compress = compressor
  }

  /** `etag` is null for what is not kept; `forGood` takes its time, for files that never change. */
  async compressed(
    body: Buffer,
    {
      url,
      etag,
      encoding,
      forGood,
    }: { url: string; etag: string | null; encoding: Encoding; forGood: boolean },
  ): Promise<Buffer> {
    if (!etag) return this.#compress(body, encoding, forGood)
    const key = `${encoding} ${url.split('?')[0]} ${etag}`
    const kept = this.#bodies.get(key) ?? this.#running.get(key)
    if (kept) return kept
    const running = this.#compress(body, encoding, forGood)
    this.#running.set(key, running)
    try {
      const made = await running
      this.#bodies.set(key, made)
      return made
    } finally {
      this.#running.delete(key)
    }
  }
}
