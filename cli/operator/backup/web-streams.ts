/** Between Node.js's streams and those of the web. Node.js's own conversions have types that differ from the DOM's. */
import { Readable } from 'node:stream'

export function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  const iterator = source.iterator()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void source.destroy(),
  })
}

export function fromWebStream(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.from(chunksOf(stream), { objectMode: false })
}

async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
