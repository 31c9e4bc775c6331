import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { type Extract, extract, pack } from 'tar-stream'
import { type Manifest, type Member, manifestName, manifestSchema } from './manifest.ts'

/** A file to put into an archive. */
export type Source = { name: string; path: string }

/** Its size and hash. */
export async function describeFile({ name, path }: Source): Promise<Member> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { name, size: (await stat(path)).size, sha256: hash.digest('hex') }
}

/**
 * Writes `manifest.json` and the files as a compressed tar file, encrypted with age if there are recipients. Resolves when
 * the archive is on disk.
 */
export async function writeArchive(
  path: string,
  manifest: Manifest,
  sources: readonly Source[],
  recipients: readonly string[],
): Promise<void> {
  const tar = pack()
  const sizes = new Map(manifest.members.map(({ name, size }) => [name, size]))
  const fill = async () => {
    tar.entry({ name: manifestName }, JSON.stringify(manifest, null, 2))
    for (const { name, path: source } of sources)
      await pipeline(createReadStream(source), tar.entry({ name, size: sizes.get(name) ?? 0 }))
    tar.finalize()
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const compress = createZstdCompress()
  const written =
    recipients.length > 0
      ? Promise.all([
          pipeline(tar, compress),
          encrypt(compress, recipients).then((age) => pipeline(age, target)),
        ])
      : pipeline(tar, compress, target)
  await Promise.all([fill(), written])
  const file = await open(path)
  await file.sync()
  await file.close()
}

async function encrypt(packed: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return Readable.from(await encrypter.encrypt(toWebStream(packed)), { objectMode: false })
}

/**
 * Unpacks an archive into an empty folder. @throws if a file is missing, unexpected or differs from the manifest, or if no
 * identity fits.
 */
export async function readArchive(
  path: string,
  folder: string,
  identities: readonly string[],
): Promise<Manifest> {
  const file = createReadStream(path)
  const bytes = path.endsWith('.age') ? await decrypt(file, identities) : file
  const tar = extract()
  const [manifest] = await Promise.all([unpack(tar, folder), pipeline(bytes, createZstdDecompress(), tar)])
  return manifest
}

async function unpack(tar: Extract, folder: string): Promise<Manifest> {
  let manifest: Manifest | null = null
  const unpacked = new Set<string>()
  for await (const entry of tar) {
    const { name } = entry.header
    if (manifest) {
      await unpackMember(entry, folder, memberOf(manifest, name))
      unpacked.add(name)
    } else if (name === manifestName) manifest = manifestSchema.parse(JSON.parse(await text(entry)))
    else throw new Error(`This is not a backup: it doesn't begin with ${manifestName}.`)
  }
  const missing = manifest?.members.filter(({ name }) => !unpacked.has(name)).map(({ name }) => name)
  if (!manifest || missing === undefined || missing.length > 0)
    throw new Error(`The archive is incomplete: ${missing?.join(', ') ?? manifestName} is missing.`)
  return manifest
}

/** Names come from the manifest, which the archive's author wrote; still, none may leave the folder. */
function memberOf(manifest: Manifest, name: string): Member {
  const member = manifest.members.find((candidate) => candidate.name === name)
  if (!member || !/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name))
    throw new Error(`The archive contains an unexpected file: ${name}.`)
  return member
}

async function unpackMember(entry: AsyncIterable<unknown>, folder: string, member: Member): Promise<void> {
  const path = join(folder, member.name)
  mkdirSync(dirname(path), { recursive: true })
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(entry, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (hash.digest('hex') !== member.sha256)
    throw new Error(`The archive is damaged: ${member.name} differs from the manifest.`)
}

async function decrypt(file: Readable, identities: readonly string[]): Promise<Readable> {
  if (identities.length === 0)
    throw new Error('The backup is encrypted. Name the file with its key: --identity KEYFILE.')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const plain = await decrypter.decrypt(toWebStream(file)).catch((cause: unknown) => {
    file.destroy()
    throw new Error("The backup can't be decrypted with this key.", { cause })
  })
  return Readable.from(plain, { objectMode: false })
}

/** Node.js's own conversion has another type than the DOM's. */
function toWebStream(source: Readable): ReadableStream<Uint8Array> {
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
